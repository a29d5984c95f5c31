/** An error as AWS's own service would return it. */
export class AwsError extends Error {
  override readonly name = 'AwsError';
  constructor(
    /** The service's error code, e.g. `NotAuthorizedException`. */
    readonly code: string,
    message: string,
    readonly statusCode = 400,
    /** Further members of the error's body. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
