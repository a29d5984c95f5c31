import type { TFunction } from 'i18next';

/** What the list of rows left out of a file is called. */
export function rejectedFileName(t: TFunction<'rentals'>, fileName: string): string {
  return `${t('import.downloadName', { name: fileName.replace(/\.\w+$/, '') })}.csv`;
}
