/** What people choose by mistake: files that hold no text, and need a different remedy each. */
export type ForeignFormat = 'spreadsheet' | 'pdf' | 'image' | 'archive' | 'binary';

/** Undefined stands for any byte. */
const signatures: [ForeignFormat, readonly (number | undefined)[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [...bytesOf('RIFF'), ...anyBytes(4), ...bytesOf('WEBP')]],
  ['image', [...anyBytes(4), ...bytesOf('ftypheic')]],
  ['image', [...anyBytes(4), ...bytesOf('ftypavif')]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
];

/** By the extension: today's spreadsheets are archives by their first bytes. */
const spreadsheetNames = /\.(?:xlsx|xlsm|xlsb|ods|numbers)$/i;

/** Tells a file's format by its first bytes, so that a gigabyte of film is refused without reading it. */
export async function foreignFormat(file: Blob & { name?: string }): Promise<ForeignFormat | null> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const found = signatures.find(([, signature]) =>
    signature.every((byte, index) => byte === undefined || start[index] === byte),
  )?.[0];
  if (found === 'archive' && spreadsheetNames.test(file.name ?? '')) return 'spreadsheet';
  return found ?? null;
}

function bytesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

function anyBytes(count: number): undefined[] {
  return new Array(count).fill(undefined);
}

/** Control characters that texts hold: tabs, line ends and form feeds, the separators of ASCII, and escapes. */
const textControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f]);
/** Of the bytes of a picture or a program, a tenth and more are other control characters. */
const maxControlCharacters = 0.08;

/** True for what is no text: a few control characters make a row that is refused, many no list at all. */
export function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 && !textControls.has(unit)) controls++;
  }
  return controls > 3 && controls > text.length * maxControlCharacters;
}
