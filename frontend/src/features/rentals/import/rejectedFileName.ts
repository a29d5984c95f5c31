import type { TFunction } from 'i18next';

/** What the list of rows left out of a file is called. */
export function rejectedFileName(t: TFunction<'import'>, fileName: string): string {
  return `${t('downloadName', { name: fileName.replace(/\.\w+$/, '') })}.csv`;
}
