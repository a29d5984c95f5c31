import { createAccessControl } from '../../../local/iam/access-control';
import { createPermissionHints } from '../../../local/iam/permission-hints';
import { fakeAssembly } from '../fake-assembly';

test('a refusal is logged once, and at most a thousand are remembered', () => {
  const lines: string[] = [];
  const hint = createPermissionHints(
    fakeAssembly([]),
    () => [],
    (line) => lines.push(line),
  );
  const refuse = (table: number) =>
    hint('arn:aws:iam::0:role/reader', 'dynamodb:GetItem', `arn:aws:dynamodb:::table/${table}`);
  refuse(0);
  refuse(0);
  expect(lines).toHaveLength(1);
  for (let table = 1; table <= 1_000; table++) refuse(table);
  expect(lines).toHaveLength(1_001);
  // The first was removed because of the limit.
  refuse(0);
  expect(lines).toHaveLength(1_002);
});

test('of a role with policies that are not in the templates, a refusal does not say that AWS would refuse too', () => {
  const lines: string[] = [];
  const roleArn = 'arn:aws:iam::000000000000:role/reader';
  const policy = 'arn:aws:iam::aws:policy/AmazonDynamoDBReadOnlyAccess';
  const role = {
    type: 'AWS::IAM::Role',
    ref: 'reader',
    attributes: { Arn: roleArn },
    properties: { ManagedPolicyArns: [policy] },
  };
  const log = (line: string) => void lines.push(line);
  const access = createAccessControl({ assembly: fakeAssembly([role]), dataDirectory: '', origin: '', log });
  access.allows({ kind: 'role', roleArn }, 'dynamodb:GetItem', 'arn:aws:dynamodb:::table/orders');
  expect(lines).toEqual([expect.stringContaining(`Not read here, as no template has their text: ${policy}.`)]);
  expect(lines[0]).not.toContain('as on AWS');
});
