import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a country is called in the page's language; its code, where it has no name. */
export function useRegionName(): (code: string) => string {
  const { i18n } = useTranslation();
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  return useCallback(
    (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // A rental's code may be anything.
        return code;
      }
    },
    [names],
  );
}
