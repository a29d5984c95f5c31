import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Assembly } from './assembly/types';

/** What every room of the local cloud is given. */
export interface ServiceContext {
  readonly assembly: Assembly;
  /** Folder for what must survive a restart; the room makes its own folder in it. */
  readonly dataDirectory: string;
  /** Where the browser finds the local cloud, e.g. `http://localhost:4000`. */
  readonly origin: string;
  /** One line for the person at the console. */
  readonly log: (line: string) => void;
}

/** One AWS service, run locally from what the templates say of it. */
export interface LocalService {
  /** CloudFormation types this room carries out; all others are listed at start as not run. */
  readonly resourceTypes: readonly string[];
  close(): Promise<void>;
}

/** Answers one request. `url` is the request's address, already parsed. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

/** Takes over a connection that asks to become a WebSocket. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => void;
