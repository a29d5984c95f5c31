import type { TablesService } from '../dynamodb/types';
import type { AccessControl } from '../iam/access-control';
import type { Functions } from '../lambda/types';
import type { Backends } from './data-source';

export interface BackendServices {
  readonly tables: Pick<TablesService, 'call' | 'guard'>;
  readonly functions: Functions;
  readonly access: Pick<AccessControl, 'check'>;
}

/** Tables and functions with the permissions of a data source's role. */
export const createBackends =
  ({ tables, functions, access }: BackendServices) =>
  (roleArn: string): Backends => {
    const role = { kind: 'role', roleArn } as const;
    return {
      tables: {
        async call(operation, input) {
          tables.guard(role, operation, input);
          return tables.call(operation, input);
        },
      },
      functions: {
        async invoke(functionArn, event) {
          access.check(role, 'lambda:InvokeFunction', functionArn);
          return functions.invoke(functionArn, event);
        },
      },
    };
  };
