/** The encodings that spreadsheets save CSV in; a person may choose another than the one detected. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** Read at once from the file: a read costs time of its own. */
const readBytes = 1 << 18;
/** Decoded at once: small enough that what is made of it is gone before it grows old in memory. */
export const sliceBytes = 1 << 16;

const byteOrderMarks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

async function* byteSlices(file: Blob): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < file.size; offset += readBytes) {
    const bytes = new Uint8Array(await file.slice(offset, offset + readBytes).arrayBuffer());
    for (let start = 0; start < bytes.length; start += sliceBytes) yield bytes.subarray(start, start + sliceBytes);
  }
}

/**
 * Tells how a file's text is encoded: by its byte order mark, by UTF-16's zero bytes, else UTF-8 if all of it is valid
 * UTF-8, else windows-1252, in which any byte is a character.
 */
export async function detectEncoding(file: Blob): Promise<FileEncoding> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (marked) return marked[0];
  const wide = unmarkedUtf16(start);
  if (wide) return wide;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of byteSlices(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** In UTF-16 the delimiters, digits and line ends have a zero byte each, all on the same side. */
function unmarkedUtf16(start: Uint8Array): FileEncoding | undefined {
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] as number) + 1;
  });
  const [even, odd] = zeros as [number, number];
  if (even + odd < start.length / 4) return undefined;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : undefined;
}

/** A file's text, a piece at a time, without its byte order mark and with every line ended by one `\n`. */
export async function* fileText(file: Blob, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const bytes of byteSlices(file)) {
    const text = held + decoder.decode(bytes, { stream: true });
    // The `\n` of a `\r\n` may be the first character of the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    yield unixLines(held ? text.slice(0, -1) : text);
  }
  yield unixLines(held + decoder.decode());
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
