/** Formats that are chosen by mistake: each has its own advice. */
export type ForeignFormat = 'spreadsheet' | 'pdf' | 'image' | 'archive' | 'binary' | 'json' | 'markup';

/** Undefined matches any byte. */
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

/** By extension: current spreadsheet formats start like any archive. */
const spreadsheetNames = /\.(?:xlsx|xlsm|xlsb|ods|numbers)$/i;

/** Detects a file's format by its first bytes, so that a gigabyte of video is refused without reading it. */
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

/** Control characters that occur in text: tabs, line ends, form feeds, ASCII's separators, and escapes. */
const textControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f]);
/** In images and programs, at least a tenth of the bytes are other control characters. */
const maxControlShare = 0.08;

/** True if it is not text: a few control characters make an invalid row, many a file that is not a list. */
export function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 && !textControls.has(unit)) controls++;
  }
  return controls > 3 && controls > text.length * maxControlShare;
}

/** Also of JSON Lines. In CSV, a first cell may start with a bracket, but no quotation mark follows it there. */
const jsonStart = /^\s*(?:\[\s*)*[[{]\s*"/;
/** Not any tag: some programs write column names as `<Name>`. Spreadsheet programs read pages with a table. */
const markupStart = /^\s*<(?:!doctype|\?xml|html|table)[\s>]/i;

/** Detects text that is no list of rows. @param text the file's beginning, decoded, without a byte order mark */
export function foreignText(text: string): ForeignFormat | null {
  if (isBinary(text)) return 'binary';
  if (jsonStart.test(text)) return 'json';
  return markupStart.test(text) ? 'markup' : null;
}
