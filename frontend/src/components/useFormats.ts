import { useTranslation } from 'react-i18next';
import { type Formats, formatsFor } from '../lib/format';

/** Number and date formatters in the language that the page is shown in. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsFor(i18n.language);
}
