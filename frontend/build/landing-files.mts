import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A page that people open the website at: its modules in frontend/src, with its layout, and its texts. */
export interface LandingPage {
  readonly modules: readonly string[];
  readonly texts: readonly string[];
}

/**
 * By path, in small letters; test/frontend/app/landingPages.test.ts holds them against the route table. A page of many files is not worth
 * it: every other page would carry their names.
 */
export const landingPages: Readonly<Record<string, LandingPage>> = {
  '/auth/loginformik': {
    modules: ['layouts/BlankLayout.tsx', 'features/session/LoginPage.tsx'],
    texts: ['common', 'layout', 'errors', 'session'],
  },
};

const languages = ['en', 'nl'];

/** What public/first-paint.js has until the build knows better. */
const nothingYet = 'const landingFiles = {};';

type Bundle = Rolldown.OutputBundle;

/**
 * Which files a page needs is known to the browser only once the first of them has run: on a telephone that is two
 * round trips late. The build writes the names of what the pages need that people land on into first-paint.js, which
 * asks for them at once. It is made small on the way, as nothing else does that with what is in `public`.
 * @throws when first-paint.js has no place for them, or a page's module is no file of its own
 */
export function landingFiles(): Plugin {
  return {
    name: 'polder-landing-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const script = path.join(dir, 'first-paint.js');
      const text = await readFile(script, 'utf8');
      if (!text.includes(nothingYet)) throw new Error(`first-paint.js has no "${nothingYet}": see frontend/build.`);
      const files = JSON.stringify(landingFilesIn(bundle));
      const { transform } = await import('esbuild');
      const filled = text.replace(nothingYet, `const landingFiles = ${files};`);
      await writeFile(script, (await transform(filled, { minify: true })).code);
    },
  };
}

/** By page: the files that it needs in any language, and those of its texts in each; all are in the folder `assets`. */
export function landingFilesIn(bundle: Bundle): Record<string, Record<string, string[]>> {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const asked = new Set(entry ? filesOf(bundle, entry.fileName) : []);
  const namesOf = (modules: readonly string[]) => {
    const files = new Set(modules.flatMap((module) => filesOf(bundle, chunkOf(bundle, module))));
    return [...files].filter((file) => !asked.has(file)).map((file) => path.posix.basename(file));
  };
  return Object.fromEntries(
    Object.entries(landingPages).map(([address, { modules, texts }]) => {
      const inLanguage = (language: string) => namesOf(texts.map((name) => `locales/${language}/${name}.json`));
      const inLanguages = languages.map((language) => [language, inLanguage(language)] as const);
      return [address, { any: namesOf(modules), ...Object.fromEntries(inLanguages) }];
    }),
  );
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/frontend/src/${module}`),
  );
  if (!chunk) throw new Error(`${module} is no file of its own: correct landingPages in frontend/build.`);
  return chunk.fileName;
}

/** A chunk's file, its style sheets, and those of all that it imports. */
function filesOf(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return [];
  seen.add(name);
  const { imports, viteMetadata } = chunk;
  return [name, ...(viteMetadata?.importedCss ?? []), ...imports.flatMap((one) => filesOf(bundle, one, seen))];
}
