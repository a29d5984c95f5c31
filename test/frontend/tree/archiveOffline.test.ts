import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, pageFiles } from '../../../frontend/build/worker-files.mts';

// `npm test` builds the website first.
test('the archive is cached with the pages, for use without a network', () => {
  const manifest = path.join(__dirname, '../../../frontend/dist/.vite/manifest.json');
  const built: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(pageFiles(built).any.filter((file) => /^archive-.*\.json$/.test(file))).toHaveLength(1);
});
