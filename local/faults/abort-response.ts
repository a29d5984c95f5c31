import type { ServerResponse } from 'node:http';

/** Sends the first half of the first piece of an answer's body, and then loses the connection, as networks do. */
export function abortResponse(response: ServerResponse): void {
  const write = response.write.bind(response) as (chunk: Uint8Array, done: () => void) => boolean;
  const writeHalf = (chunk: Uint8Array): boolean => {
    response.write = () => false;
    response.end = () => response;
    write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => response.destroy());
    return false;
  };
  response.write = writeHalf as typeof response.write;
}
