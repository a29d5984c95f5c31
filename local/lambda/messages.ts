/** Start data of a function's thread. */
export interface RuntimeSettings {
  /** URL of the handler's file for `import`. */
  readonly moduleUrl: string;
  readonly exportName: string;
  readonly functionArn: string;
  readonly logFormat: 'JSON' | 'Text';
  readonly logLevel: string;
}

/** One event for the handler. */
export interface EventMessage {
  readonly requestId: string;
  /** JSON. */
  readonly event: string;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** A message from a function's thread. */
export type RuntimeMessage =
  | { readonly kind: 'ready' }
  /** The answer as JSON. */
  | { readonly kind: 'answer'; readonly answer: string }
  /** Its handler threw; or, when the thread is `ending`, it could not be loaded or something it left running threw. */
  | { readonly kind: 'error'; readonly errorType: string; readonly message: string; readonly ending: boolean }
  /** One message of its log. */
  | { readonly kind: 'log'; readonly text: string };
