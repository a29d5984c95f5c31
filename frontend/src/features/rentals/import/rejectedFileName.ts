import type { TFunction } from 'i18next';

/** The name of the file with the rejected rows. */
export function rejectedFileName(t: TFunction<'import'>, fileName: string): string {
  return `${t('downloadName', { name: fileName.replace(/\.\w+$/, '') })}.csv`;
}
