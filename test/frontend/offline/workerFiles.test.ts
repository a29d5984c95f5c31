import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, pageFiles, shellFiles } from '../../../frontend/build/worker-files.mts';

const dist = path.join(__dirname, '../../../frontend/dist');
const chunk = (name: string, more: Partial<Manifest[string]> = {}) => ({ file: `assets/${name}.js`, ...more });
const manifest: Manifest = {
  'index.html': chunk('index', {
    css: ['assets/index.css'],
    imports: ['_framework.js'],
    dynamicImports: [
      'src/layouts/MainLayout.tsx',
      'src/features/notes/NotesPage.tsx',
      'src/demos/ui/modal/ModalPage.tsx',
      'src/locales/en/common.json',
      'src/locales/en/notes.json',
      'src/locales/nl/notes.json',
    ],
  }),
  '_framework.js': chunk('framework'),
  'src/layouts/MainLayout.tsx': chunk('MainLayout', { imports: ['_layout.js'] }),
  'src/layouts/BlankLayout.tsx': chunk('BlankLayout', { imports: ['_layout.js'] }),
  'src/app/mainReducers.ts': chunk('mainReducers'),
  'src/app/Companion.tsx': chunk('Companion'),
  '_layout.js': chunk('layout', { css: ['assets/layout.css'] }),
  'src/features/notes/NotesPage.tsx': chunk('NotesPage', { imports: ['_editor.js'] }),
  '_editor.js': chunk('editor', { dynamicImports: ['../node_modules/apexcharts/dist/apexcharts.esm.js'] }),
  '../node_modules/apexcharts/dist/apexcharts.esm.js': chunk('apexcharts.esm'),
  'src/demos/ui/modal/ModalPage.tsx': chunk('ModalPage'),
  'src/locales/en/common.json': chunk('common-en'),
  'src/locales/en/notes.json': chunk('notes-en'),
  'src/locales/nl/notes.json': chunk('notes-nl'),
};

test('the shell is what every page begins with', () => {
  expect(shellFiles(manifest).sort()).toEqual(
    [
      ...['index.js', 'index.css', 'framework.js', 'MainLayout.js', 'BlankLayout.js', 'mainReducers.js'],
      ...['Companion.js', 'layout.js', 'layout.css', 'common-en.js'],
    ].sort(),
  );
});

test('a build in which a part of the shell is no file any more does not pass', () => {
  const { 'src/app/Companion.tsx': _, ...others } = manifest;
  expect(() => shellFiles(others)).toThrow('src/app/Companion.tsx');
});

test('the pages are what the shell is not, without demos, and with texts by language', () => {
  expect(pageFiles(manifest)).toEqual({ any: ['NotesPage.js', 'editor.js'], en: ['notes-en.js'], nl: ['notes-nl.js'] });
});

// `npm test` builds the website first.
test('the built worker is small, knows every built file, and fills in what it was bundled with', () => {
  const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
  const built: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  for (const { file } of Object.values(built)) expect(worker).toContain(`"${path.basename(file)}"`);
  expect(worker).not.toMatch(/BUILD_FILES|process\.env/);
  expect(gzipSync(worker).length / 1000).toBeLessThanOrEqual(20);
});
