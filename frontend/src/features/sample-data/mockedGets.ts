const readers = new Map<string | undefined, () => Promise<unknown>>();

/**
 * Answers a GET in the browser, with status 200; other requests go to the network.
 * @param read called for each request; an exception fails the request
 */
export function answerGet(path: string, read: () => Promise<unknown>): void {
  readers.set(path, read);
}

/** What answers a GET of an address in the browser; undefined where the network does. */
export const readerOf = (address: string | undefined) => readers.get(address);
