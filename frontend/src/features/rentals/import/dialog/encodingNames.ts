import type { FileEncoding } from '../read/fileText';

/** What people call the encodings: names, the same in every language. */
export const encodingNames: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  macintosh: 'Mac OS Roman',
  'koi8-r': 'KOI8-R',
  ibm866: 'DOS 866',
  'windows-874': 'Windows-874',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  gb18030: 'GBK, GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};
