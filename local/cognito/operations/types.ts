import type { OperationInput } from '../operation-input';
import type { UserPool } from '../user-pool';
import type { UserPoolClientSettings } from '../user-pool-client-settings';
import type { User } from '../user-store';

/** An operation that an app client calls with its `ClientId`. Returns the response body. */
export type ClientOperation = (
  pool: UserPool,
  client: UserPoolClientSettings,
  input: OperationInput,
) => object | Promise<object>;

/** An operation on the account that the `AccessToken` belongs to. */
export type AccountOperation = (pool: UserPool, user: User, input: OperationInput) => object;
