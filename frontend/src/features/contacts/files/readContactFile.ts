import {
  detectEncoding,
  type FileEncoding,
  type ForeignFormat,
  fileText,
  foreignFormat,
  isBinary,
} from '../../rentals/public/csvFiles';
import { type CheckedFile, checkContacts } from './checkContacts';
import { readContactsCsv } from './contactsCsv';
import { readVcards } from './vcard';

/** Ten thousand contacts with long notes; a browser stores hardly more for a website. */
const maxBytes = 5_000_000;

export type FileProblem = 'tooLarge' | 'unreadable' | 'notText' | 'columns' | 'empty';

export interface ReadFile extends CheckedFile {
  readonly file: File;
  /** Names of columns, or of a vCard's properties, that were not read. */
  readonly unread: readonly string[];
  readonly encoding: FileEncoding;
  /** Others that the bytes may be in; empty where there is no doubt. */
  readonly encodings: readonly FileEncoding[];
}

/** Reads the contacts of a CSV file or of vCards. @param encoding as the person chose; otherwise detected */
export async function readContactFile(file: File, encoding?: FileEncoding): Promise<ReadFile | FileProblem> {
  if (file.size > maxBytes) return 'tooLarge';
  try {
    const foreign: ForeignFormat | null = await foreignFormat(file);
    if (foreign) return 'notText';
    const found = await detectEncoding(file);
    const chosen = encoding ?? found.encoding;
    let text = '';
    for await (const piece of fileText(file, chosen)) text += piece;
    if (isBinary(text)) return 'notText';
    if (text.trim() === '') return 'empty';
    const isVcard = /^\s*BEGIN:VCARD/i.test(text) || /\.vcf$/i.test(file.name);
    const read = isVcard ? readVcards(text) : readContactsCsv(text);
    if (!read) return isVcard ? 'empty' : 'columns';
    if (read.records.length === 0) return 'empty';
    return {
      file,
      ...checkContacts(read.records),
      unread: read.unread,
      encoding: chosen,
      encodings: found.question?.map((candidate) => candidate.encoding) ?? [],
    };
  } catch {
    return 'unreadable';
  }
}
