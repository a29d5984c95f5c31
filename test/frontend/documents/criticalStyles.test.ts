import { criticalStyle, sharesStyleWith } from '../../../frontend/build/critical-styles.mts';
import { blankRoutes, mainRoutes } from '../../harness/routes';

const sheets: Record<string, string> = {
  'first.css': '.card{color:red}.modal{top:0}[data-bs-theme="light"] .card{color:blue}@font-face{font-family:Inter}',
  'second.css': '.card{margin:0}@media (min-width:40rem){.card{padding:0}.modal{left:0}}',
};
const read = (file: string) => sheets[file] ?? '';
const page = { path: '/about', content: '<div class="card"></div>', styleSheets: ['first.css', 'second.css'] };

test('the rules that a document uses stay, in the order of the style sheets', async () => {
  const style = await criticalStyle([page], read, ['data-bs-theme="light"']);
  expect(style).toBe(
    '.card{color:red}[data-bs-theme="light"] .card{color:blue}@font-face{font-family:Inter}' +
      '.card{margin:0}@media (min-width:40rem){.card{padding:0}}',
  );
});

test('rules for attributes that only scripts write have to be named', async () => {
  expect(await criticalStyle([page], read, [])).not.toContain('light');
});

test('no text in a style can end its style element', async () => {
  const read = () => '.card{content:"</style>"}';
  expect(await criticalStyle([page], read, [])).not.toContain('</');
});

test('all pages share few styles, as a policy lists the hash of each', () => {
  expect(new Set([...mainRoutes, ...blankRoutes].map(sharesStyleWith)).size).toBeLessThanOrEqual(8);
});
