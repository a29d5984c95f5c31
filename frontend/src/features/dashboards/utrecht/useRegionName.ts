import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A country's name in the page's language; its code if it has no name. */
export function useRegionName(): (code: string) => string {
  const { i18n } = useTranslation();
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  return useCallback(
    (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // A rental's code may be any text.
        return code;
      }
    },
    [names],
  );
}
