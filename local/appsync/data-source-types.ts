/** A data source's response to a resolver: `ctx.result` or `ctx.error`. */
export interface DataSourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

/**
 * Runs the request that a resolver's request handler returned.
 * @throws FieldError when the data source does not accept the request.
 */
export type DataSource = (request: unknown) => Promise<DataSourceAnswer>;
