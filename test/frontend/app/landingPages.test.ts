import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { landingFilesIn, landingPages } from '../../../frontend/build/landing-files.mts';
import { routeAt } from '../../../frontend/src/app/routes';

const frontend = path.join(__dirname, '../../../frontend');
const script = readFileSync(path.join(frontend, 'public/first-paint.js'), 'utf8');
const layoutModule = { main: 'layouts/MainLayout.tsx', blank: 'layouts/BlankLayout.tsx' };

describe.each(Object.entries(landingPages))('%s', (address, { modules, texts }) => {
  const route = routeAt(address);

  test('is a page, with the layout and the texts that the route table gives it', () => {
    expect(route && layoutModule[route.layout]).toBe(modules[0]);
    expect(texts).toEqual(['common', 'layout', 'errors', ...(route?.texts ?? [])]);
    expect(address).toBe(address.toLowerCase());
  });

  test('has its modules where the list says', () => {
    for (const module of modules) expect(existsSync(path.join(frontend, 'src', module))).toBe(true);
  });
});

describe('the files of a landing page', () => {
  const chunk = (fileName: string, facade: string | null, imports: string[] = [], css: string[] = []) => ({
    ...{ type: 'chunk', fileName, isEntry: facade === 'main.tsx', imports },
    facadeModuleId: facade && `/somewhere/frontend/src/${facade}`,
    viteMetadata: { importedCss: new Set(css) },
  });
  const names = Object.values(landingPages).flatMap(({ modules, texts }) => [
    ...modules,
    ...texts.flatMap((name) => [`locales/en/${name}.json`, `locales/nl/${name}.json`]),
  ]);
  const chunks = [
    chunk('assets/index.js', 'main.tsx', ['assets/framework.js']),
    chunk('assets/framework.js', null),
    chunk('assets/shared.js', null, ['assets/framework.js'], ['assets/shared.css']),
    ...[...new Set(names)].map((name) =>
      chunk(`assets/${name.replaceAll('/', '-')}.js`, name, ['assets/shared.js', 'assets/index.js']),
    ),
  ];
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Parameters<
    typeof landingFilesIn
  >[0];

  test('are its own and those it imports, each once, without those that the page itself asks for', () => {
    const login = landingFilesIn(bundle)['/auth/loginformik'];
    expect(login?.any).toEqual([
      'layouts-BlankLayout.tsx.js',
      'shared.js',
      'shared.css',
      'features-session-LoginPage.tsx.js',
    ]);
    expect(login?.nl).toContain('locales-nl-session.json.js');
    expect(login?.nl).not.toContain('locales-en-session.json.js');
  });

  test('a module that was moved stops the build', () => {
    const rest = Object.fromEntries(Object.entries(bundle).filter(([name]) => !name.includes('LoginPage')));
    expect(() => landingFilesIn(rest)).toThrow(/LoginPage\.tsx is no file of its own/);
  });

  test.each(['/auth/loginformik', '/Auth/LoginFormik/'])('are asked for at %s before anything else', (address) => {
    const files = { '/auth/loginformik': { any: ['page.js', 'page.css'], en: ['en.js'], nl: ['nl.js'] } };
    localStorage.setItem('polder.language', 'nl');
    document.head.replaceChildren();
    window.history.replaceState(null, '', address);
    expect(script).toContain('const landingFiles = {};');
    new Function(script.replace('const landingFiles = {};', `const landingFiles = ${JSON.stringify(files)};`))();
    const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
    expect(links).toEqual([
      ['modulepreload', '/assets/page.js'],
      ['preload', '/assets/page.css'],
      ['modulepreload', '/assets/nl.js'],
      ['preload', '/canal-dark.svg'],
    ]);
  });
});
