import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { loadTexts } from './loadTexts';
import { readStoredText, writeStoredText } from './storage';

export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];

/** public/first-paint.js reads the same entry. */
const storageKey = 'polder.language';
const languageCookie = 'polder-language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen in this browser, or else the browser's own, or else English. */
export function preferredLanguage(): Language {
  const chosen = readStoredText(storageKey);
  if (isLanguage(chosen)) return chosen;
  const own = navigator.language.slice(0, 2);
  return isLanguage(own) ? own : 'en';
}

const texts: BackendModule = {
  type: 'backend',
  init() {},
  read: async (language: string, namespace: string) =>
    (await import(`../locales/${language}/${namespace}.json`)).default,
};

/** What went wrong can be said without a network only if it is here before. */
export const everyPage = ['common', 'layout', 'errors'];

/** Loads the texts that every page needs, and those of the first page, in one language. */
export async function startTranslations(
  firstPage: readonly string[] = [],
  language = preferredLanguage(),
): Promise<void> {
  if (globalThis.document) document.documentElement.lang = language;
  await i18next
    .use(texts)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: [...everyPage, ...firstPage],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}

/**
 * Shows the page in another language, and remembers the choice. Where its texts cannot be loaded, the page stays in the
 * language that it has: what watches the connection says why.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await loadTexts([i18next.options.ns ?? []].flat(), language);
  } catch {
    return;
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  writeStoredText(storageKey, language);
  sendLanguage(language);
}

/** Which language's documents the website serves (lib/constructs/pages-function.ts): the address does not say. */
function sendLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
