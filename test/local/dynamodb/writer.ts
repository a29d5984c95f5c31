import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { contextOf } from './table-fixtures';

/** Writes orders until it is killed and tells its parent of each one that is written. */
async function writeOrders(directory: string): Promise<void> {
  const issuer = createCredentialIssuer('a secret of the test');
  const tables = await createTables(contextOf(directory), { issuer });
  const writeFrom = async (first: number) => {
    for (let number = first; ; number += 8) {
      const Item = { id: { S: `order-${number}` }, customer: { S: 'c1' }, changedAt: { N: String(number) } };
      await tables.call('PutItem', { TableName: 'orders', Item, ConditionExpression: 'attribute_not_exists(id)' });
      process.send?.(number);
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(writeFrom));
}

void writeOrders(process.argv[2] as string);
