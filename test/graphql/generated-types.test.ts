import { readFileSync } from 'node:fs';
import { generatedFile, generateTypes } from '../../graphql/codegen';

test('the generated types are those of the schema as it is: run "npm run codegen" after changing it', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateTypes());
});
