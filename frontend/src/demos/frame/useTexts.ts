import { useTranslation } from 'react-i18next';
import type { Localised } from './demo';

/** A demo's texts in the current language. They are in the demo's file, so that it can be copied as a whole. */
export function useTexts<T>(texts: { en: T; nl: NoInfer<T> }): T {
  const { i18n } = useTranslation();
  return localised(texts, i18n.language);
}

/** A text in a UI language; English if it has no translation. */
export const localised = <T>(text: Localised<T>, language: string): T => (language === 'nl' ? text.nl : text.en);
