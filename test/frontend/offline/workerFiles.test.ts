import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, pageFiles, shellFiles } from '../../../frontend/build/worker-files.mts';

const dist = path.join(__dirname, '../../../frontend/dist');
const chunk = (name: string, more: Partial<Manifest[string]> = {}) => ({ file: `assets/${name}.js`, ...more });
const manifest: Manifest = {
  '_start.js': chunk('start', {
    name: 'start',
    css: ['assets/start.css'],
    assets: ['assets/letters.woff2'],
    imports: ['_framework.js'],
    dynamicImports: [
      '_layout.js',
      'src/features/notes/NotesPage.tsx',
      'src/demos/ui/modal/ModalPage.tsx',
      '_texts-en.js',
      '_texts-nl.js',
      '_texts-dashboards-en.js',
      'src/locales/en/notes.json',
      'src/locales/nl/notes.json',
    ],
  }),
  '_framework.js': chunk('framework', { name: 'framework' }),
  '_layout.js': chunk('layout', { name: 'layout', css: ['assets/layout.css'] }),
  'src/features/notes/NotesPage.tsx': chunk('NotesPage', {
    imports: ['_editor.js'],
    assets: ['assets/file.worker.js'],
  }),
  '_editor.js': chunk('editor', { dynamicImports: ['../node_modules/apexcharts/dist/apexcharts.esm.js'] }),
  '../node_modules/apexcharts/dist/apexcharts.esm.js': chunk('apexcharts.esm'),
  'src/demos/ui/modal/ModalPage.tsx': chunk('ModalPage', { assets: ['assets/demo.worker.js'] }),
  '_texts-en.js': chunk('texts-en', { name: 'texts-en' }),
  '_texts-nl.js': chunk('texts-nl', { name: 'texts-nl' }),
  '_texts-dashboards-en.js': chunk('texts-dashboards-en', { name: 'texts-dashboards-en' }),
  'src/locales/en/notes.json': chunk('notes-en'),
  'src/locales/nl/notes.json': chunk('notes-nl'),
};

test('the shell has the files that every page starts with', () => {
  expect(shellFiles(manifest).sort()).toEqual(
    ['start.js', 'start.css', 'framework.js', 'layout.js', 'layout.css', 'texts-en.js', 'texts-nl.js'].sort(),
  );
});

test('a build in which a part of the shell is no file any more does not pass', () => {
  const { '_layout.js': _, ...others } = manifest;
  expect(() => shellFiles(others)).toThrow('layout');
});

test('the pages are what the shell is not, with their web workers, without demos, and with texts by language', () => {
  expect(pageFiles(manifest)).toEqual({
    any: ['NotesPage.js', 'file.worker.js', 'editor.js'],
    en: ['texts-dashboards-en.js', 'notes-en.js'],
    nl: ['notes-nl.js'],
  });
});

// `npm test` builds the website first.
test('the built worker is small, knows every built file, and fills in what it was bundled with', () => {
  const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
  const built: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  for (const { file } of Object.values(built)) expect(worker).toContain(`"${path.basename(file)}"`);
  expect(worker).not.toMatch(/BUILD_FILES|process\.env/);
  // Of no sample app: those can be removed.
  expect(pageFiles(built).any.filter((file) => /^(Activity|People|Rotterdam)Page-/.test(file))).toHaveLength(6);
  const workers = pageFiles(built).any.filter((file) => /\.worker-/.test(file));
  expect(workers.map((file) => file.split('-')[0]).sort()).toEqual(['export.worker', 'file.worker']);
  expect(gzipSync(worker).length / 1000).toBeLessThanOrEqual(20);
});
