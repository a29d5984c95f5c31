import { sendJson } from '../http/body';
import { startServer } from '../server';
import { hotWebsite } from './hot';

/** A configuration without a cloud; frontend/src/cloud/webConfiguration.ts accepts it. */
const configuration = { stage: 'front-end' };

/**
 * `npm run dev -- --front-end`: serves the front end from its sources, with hot reload and without a cloud. Visitors
 * see the sample data and cannot sign in.
 * @throws Error when the port is in use
 */
export async function startFrontEnd(port: number, log: (line: string) => void) {
  const { origin, http, mount, closeServer } = await startServer(port, log);
  const handler = await hotWebsite(http);
  mount([
    { prefix: '/config.json', handler: (_request, response) => sendJson(response, 200, configuration) },
    // Vite has its own listener for the connection of its hot reload.
    { prefix: '/', handler, upgrade: () => {} },
  ]);
  return { origin, close: closeServer };
}
