import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { brandName } from './brand';
import { loadTexts } from './loadTexts';
import { onStoredChange, readStoredText, writeStoredText } from './storage';

export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];

/** public/first-paint.js reads the same entry. */
const storageKey = 'polder.language';
const languageCookie = 'polder-language';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen in this browser; null if none was. */
export function chosenLanguage(): Language | null {
  const chosen = readStoredText(storageKey);
  return isLanguage(chosen) ? chosen : null;
}

/** The language chosen in this browser, or else the browser's own, or else English. */
export function preferredLanguage(): Language {
  const chosen = chosenLanguage();
  if (chosen) return chosen;
  const own = navigator.language.slice(0, 2);
  return isLanguage(own) ? own : 'en';
}

const texts: BackendModule = {
  type: 'backend',
  init() {},
  read: async (language: string, namespace: string) =>
    (await import(`../locales/${language}/${namespace}.json`)).default,
};

/** Loaded up front: without a network, errors could not be shown otherwise. */
export const everyPage = ['common', 'layout', 'errors'];

/**
 * Loads the texts that every page needs, and those of the first page, in one language. Waits for the former however long
 * that takes: without them, the page could not even say what is wrong.
 */
export async function startTranslations(
  firstPage: readonly string[] = [],
  language = preferredLanguage(),
): Promise<void> {
  if (globalThis.document) {
    markLanguage(language);
    // Cookies expire, in some browsers after days; the choice does not.
    const chosen = chosenLanguage();
    if (chosen) sendLanguage(chosen);
  }
  await i18next
    .use(texts)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: [...everyPage, ...firstPage],
      defaultNS: 'common',
      interpolation: { escapeValue: false, defaultVariables: { brand: brandName } },
    });
  while (!(await areLoaded(everyPage, language))) await connectionMayBeBack();
}

/** Written again, the same language would make the browser compute the style of all elements anew. */
function markLanguage(language: Language): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

const areLoaded = (files: readonly string[], language: Language) =>
  loadTexts(files, language).then(
    () => true,
    () => false,
  );

const retryMilliseconds = 5_000;

const connectionMayBeBack = () =>
  new Promise<void>((resolve) => {
    const tryAgain = () => {
      window.removeEventListener('online', tryAgain);
      resolve();
    };
    window.addEventListener('online', tryAgain);
    setTimeout(tryAgain, retryMilliseconds);
  });

let latestChoice: Language;

/** Shows a language; the latest counts, whichever texts arrive last. @returns whether it is the one that is shown */
async function showLanguage(language: Language): Promise<boolean> {
  latestChoice = language;
  try {
    await loadTexts([i18next.options.ns ?? []].flat(), language);
  } catch {
    return false;
  }
  if (language !== latestChoice) return false;
  await i18next.changeLanguage(language);
  markLanguage(language);
  return true;
}

/**
 * Shows the page in another language, and stores the choice. If its texts cannot be loaded, the language stays as it is
 * (the connection banners say why).
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  writeStoredText(storageKey, language);
  sendLanguage(language);
}

/**
 * Shows the language that is chosen in another tab.
 * @returns a function that stops following
 */
export const followLanguage = (): (() => void) =>
  onStoredChange(storageKey, () => {
    if (i18next.isInitialized) void showLanguage(preferredLanguage());
  });

/** How long cookies are kept: 365 days, in seconds. */
const cookieMaxAge = 365 * 24 * 60 * 60;

/** Tells the website which language's documents to serve (lib/constructs/pages-function.ts): addresses have none. */
function sendLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieMaxAge}; SameSite=Lax`;
}
