import type { OperationInput } from '../operation-input';
import type { UserPool } from '../user-pool';
import type { UserPoolClientSettings } from '../user-pool-client-settings';
import type { User } from '../user-store';

/** An operation that an app client calls, by its `ClientId`. What it returns is the answer's body. */
export type ClientOperation = (
  pool: UserPool,
  client: UserPoolClientSettings,
  input: OperationInput,
) => object | Promise<object>;

/** An operation on the account of the person whose `AccessToken` came with it. */
export type AccountOperation = (pool: UserPool, user: User, input: OperationInput) => object;
