import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { chooseLanguage, languages, preferredLanguage, startTranslations } from '../../../frontend/src/lib/i18n';

const source = path.join(__dirname, '../../../frontend/src');
const locales = path.join(source, 'locales');
const namespaces = readdirSync(path.join(locales, 'en')).map((file) => path.basename(file, '.json'));

type Texts = { [key: string]: string | Texts };

const textsOf = (language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(path.join(locales, language, `${namespace}.json`), 'utf8'));

function flat(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

// Languages differ in their plural forms: what is compared is the key that the code asks for.
const askedFor = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
// i18next fills in the brand automatically (lib/i18n.ts).
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'brand')
    .sort();

describe.each(namespaces)('%s', (namespace) => {
  const english = flat(textsOf('en', namespace));
  const dutch = flat(textsOf('nl', namespace));

  test('says the same things in both languages', () => {
    expect([...new Set([...dutch.keys()].map(askedFor))].sort()).toEqual(
      [...new Set([...english.keys()].map(askedFor))].sort(),
    );
  });

  test('has no empty text', () => {
    expect([...english.values(), ...dutch.values()].filter((text) => text.trim() === '')).toEqual([]);
  });

  test('fills in the same values in both languages', () => {
    for (const [key, text] of english) {
      if (dutch.has(key)) expect([key, placeholders(dutch.get(key) as string)]).toEqual([key, placeholders(text)]);
    }
  });
});

test('every failure of the network, and every unknown one, is called the same', () => {
  const texts = ['en', 'nl'].flatMap((language) => namespaces.flatMap((name) => [...flat(textsOf(language, name))]));
  const reasons = texts.filter(([key]) => /(failure|notSaved)\.(network|unknown)$/.test(key));
  expect(reasons.length).toBeGreaterThanOrEqual(20);
  for (const [key, text] of reasons) expect(text).toContain(`$t(errors:${key.split('.').at(-1)})`);
});

test('every key that the code spells out exists', () => {
  const written = namespaces.flatMap((namespace) => [...flat(textsOf('en', namespace)).keys()]);
  const known = new Set([...written, ...written.map(askedFor)]);
  const missing = sourceFiles(source).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([\w.:]+)'/g)]
      .map(([, key]) => (key as string).replace(/^\w+:/, ''))
      .filter((key) => !known.has(key))
      .map((key) => `${path.relative(source, file)}: ${key}`),
  );
  expect(missing).toEqual([]);
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

describe('the language', () => {
  beforeEach(() => localStorage.clear());

  test('is the one chosen before, or the browser’s own, or English', () => {
    const own = jest.spyOn(navigator, 'language', 'get');
    own.mockReturnValue('nl-NL');
    expect(preferredLanguage()).toBe('nl');
    own.mockReturnValue('de-DE');
    expect(preferredLanguage()).toBe('en');
    localStorage.setItem('polder.language', 'nl');
    expect(preferredLanguage()).toBe('nl');
    own.mockRestore();
  });

  test('is the only one loaded until another is chosen, and the choice is stored', async () => {
    await startTranslations([], 'en');
    expect(languages.filter((language) => i18next.hasResourceBundle(language, 'common'))).toEqual(['en']);

    await chooseLanguage('nl');
    expect(i18next.t('loading')).toBe('Laden…');
    expect(document.documentElement.lang).toBe('nl');
    expect(localStorage.getItem('polder.language')).toBe('nl');
  });

  test('is sent to the website again when the cookie with the choice has expired', async () => {
    localStorage.setItem('polder.language', 'nl');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = 'polder-language=; Path=/; Max-Age=0';
    await startTranslations([], 'nl');
    expect(document.cookie).toContain('polder-language=nl');
  });

  test('is the one chosen last, also where the texts of another arrive later', async () => {
    await startTranslations([], 'en');
    await chooseLanguage('en');
    i18next.removeResourceBundle('nl', 'common');
    await Promise.all([chooseLanguage('nl'), chooseLanguage('en')]);
    expect(i18next.language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('polder.language')).toBe('en');
  });

  test('is not written to the page again: the style of all elements would be computed anew', async () => {
    document.documentElement.lang = 'nl';
    const onWrite = jest.fn();
    new MutationObserver(onWrite).observe(document.documentElement, { attributes: true });
    await startTranslations([], 'nl');
    expect(onWrite).not.toHaveBeenCalled();
  });
});
