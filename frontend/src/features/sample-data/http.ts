import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';

/** The HTTP client, with axios' own defaults: no timeout, XSRF-TOKEN, success is 200 to 299. */
export const http = axios.create();

const mock = new MockAdapter(http, { onNoMatch: 'passthrough' });

/**
 * Answers a GET in the browser, with status 200; a request that nobody answers goes to the real network.
 * @param read Called for each request; what it throws fails the request.
 */
export function answerGet(path: string, read: () => Promise<unknown>): void {
  // As over a network: what the reader gets is theirs to change.
  mock.onGet(path).reply(async () => [200, structuredClone(await read())]);
}
