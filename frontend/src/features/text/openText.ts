import { byteLength, maxTextBytes } from './passages';

/** The result of opening a file. */
export type OpenedText = { readonly text: string } | { readonly problem: 'tooLong' | 'empty' | 'notText' };

/** Opens a text file: UTF-8, UTF-16 with a byte order mark, otherwise windows-1252. */
export async function openText(file: Blob): Promise<OpenedText> {
  if (file.size > 2 * maxTextBytes) return { problem: 'tooLong' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  // Images, PDFs and other binary files contain zero bytes; text never does.
  if (text.includes('\0')) return { problem: 'notText' };
  if (text.trim() === '') return { problem: 'empty' };
  return byteLength(text) > maxTextBytes ? { problem: 'tooLong' } : { text };
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
