import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';

/** The HTTP client, with axios' own defaults: no timeout, XSRF-TOKEN, success is 200 to 299. */
export const http = axios.create();

const mock = new MockAdapter(http, { onNoMatch: 'passthrough' });

/**
 * Answers a GET in the browser, with status 200; other requests go to the network.
 * @param read called for each request; an exception fails the request
 */
export function answerGet(path: string, read: () => Promise<unknown>): void {
  // Each reader gets a copy, as over a network.
  mock.onGet(path).reply(async () => [200, structuredClone(await read())]);
}
