/** The encodings that spreadsheets save CSV in. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const sliceBytes = 1 << 20;

const byteOrderMarks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

async function* byteSlices(file: Blob): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < file.size; offset += sliceBytes) {
    yield new Uint8Array(await file.slice(offset, offset + sliceBytes).arrayBuffer());
  }
}

/**
 * Tells how a file's text is encoded: by its byte order mark, else UTF-8 if all of it is valid UTF-8, else
 * windows-1252, in which any byte is a character.
 */
export async function detectEncoding(file: Blob): Promise<FileEncoding> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (marked) return marked[0];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of byteSlices(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
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
