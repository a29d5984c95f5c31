import { readFileSync } from 'node:fs';
import { generateFiles } from '../../graphql/codegen';

test('what is generated is that of the schema as it is: run "npm run codegen" after changing it', async () => {
  for (const [file, text] of await generateFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});
