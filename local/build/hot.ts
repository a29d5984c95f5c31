import type { Server } from 'node:http';
import path from 'node:path';
import type { HttpHandler } from '../service';
import { repository } from './inputs';

/** Serves the front end from its sources with hot reload, on the local cloud's server. */
export async function hotWebsite(server: Server): Promise<HttpHandler> {
  const { createServer } = await import('vite');
  const frontend = path.join(repository, 'frontend');
  const vite = await createServer({
    root: frontend,
    configFile: path.join(frontend, 'vite.config.mts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  });
  return (request, response) => vite.middlewares(request, response);
}
