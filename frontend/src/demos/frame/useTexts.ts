import { useTranslation } from 'react-i18next';
import type { Localised } from './demo';

/** The texts of a demo in the language of the page. A demo keeps them in its own file, so that it can be copied whole. */
export function useTexts<T>(texts: { en: T; nl: NoInfer<T> }): T {
  const { i18n } = useTranslation();
  return localised(texts, i18n.language);
}

/** A text in a language of the interface; in English where that has none. */
export const localised = <T>(text: Localised<T>, language: string): T => (language === 'nl' ? text.nl : text.en);
