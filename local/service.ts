import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Assembly } from './assembly/types';
import type { FaultyService } from './faults/types';

/** The first argument of every service factory; the second is an object of the services it depends on. */
export interface ServiceContext {
  readonly assembly: Assembly;
  /** Folder for data that must survive a restart; each service creates its own folder in it. */
  readonly dataDirectory: string;
  /** The local cloud's address in the browser, e.g. `http://localhost:4000`. */
  readonly origin: string;
  /** Writes one line to the console. */
  readonly log: (line: string) => void;
}

/** One AWS service, run locally from its resources in the templates. */
export interface LocalService {
  /** CloudFormation types that this service runs; all other types are listed as not run at start. */
  readonly resourceTypes: readonly string[];
  readonly mounts: readonly Mount[];
  close(): Promise<void>;
}

/** Serves all paths that start with a prefix. */
export interface Mount {
  readonly prefix: string;
  readonly handler: HttpHandler;
  readonly upgrade?: UpgradeHandler;
  /** Runs before the fault and the handler; true means that the request needs no further handling. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Injects the faults of this name into each request. */
  readonly faultName?: FaultyService;
}

/** Answers one request. `url` is the request's parsed address. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

/** Takes over a connection that requests an upgrade to a WebSocket. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => void;
