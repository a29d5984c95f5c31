import { createPermissionHints } from '../../../local/iam/permission-hints';
import { fakeAssembly } from '../fake-assembly';

test('a refusal is logged once, and at most a thousand are remembered', () => {
  const lines: string[] = [];
  const hint = createPermissionHints(fakeAssembly([]), (line) => lines.push(line));
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
