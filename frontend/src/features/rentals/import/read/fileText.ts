/** The supported encodings by their TextDecoder names, the most common first. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'macintosh',
  'koi8-r',
  'ibm866',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** The size of one read from the file: each read has a fixed cost. */
const readBytes = 1 << 18;
/** The size of one decoded chunk: small enough that its results are freed while young. */
export const sliceBytes = 1 << 16;

/** A file's bytes in chunks. */
export async function* byteSlices(file: Blob): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < file.size; offset += readBytes) {
    const bytes = new Uint8Array(await file.slice(offset, offset + readBytes).arrayBuffer());
    for (let start = 0; start < bytes.length; start += sliceBytes) yield bytes.subarray(start, start + sliceBytes);
  }
}

/** A file's text in chunks, without its byte order mark and with every line ended by one `\n`. */
export async function* fileText(file: Blob, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const bytes of byteSlices(file)) {
    const text = held + decoder.decode(bytes, { stream: true });
    // The `\n` of a `\r\n` may be the first character of the next chunk.
    held = text.endsWith('\r') ? '\r' : '';
    yield unixLines(held ? text.slice(0, -1) : text);
  }
  yield unixLines(held + decoder.decode());
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
