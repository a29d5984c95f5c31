import { byteSlices, type FileEncoding } from './fileText';
import { oddities } from './oddities';
import { escapeByte, Utf8Scan } from './utf8Scan';

/** A candidate encoding of a file with ambiguous bytes, with some lines decoded in it. */
export interface EncodingSample {
  encoding: FileEncoding;
  lines: string[];
}

export interface FoundEncoding {
  encoding: FileEncoding;
  /** Set if the user has to choose; the most likely first. */
  question?: EncodingSample[];
}

const byteOrderMarks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Candidate encodings of a file without a byte order mark, the more likely first. */
const candidates: readonly FileEncoding[] = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'euc-jp',
  'windows-1254',
  'windows-1253',
  'koi8-r',
  'ibm866',
  'windows-1255',
  'windows-1256',
  'windows-874',
];

const maxOffered = 8;
/** If there are few other candidates, odd-looking ones are offered too: a name may mix scripts. */
const minOffered = 4;
const sampleLines = 3;

/**
 * Detects a file's encoding: by its byte order mark, by UTF-16's zero bytes, else UTF-8 if most of what is not ASCII is
 * valid UTF-8; single invalid bytes spoil their rows only. In all other encodings most bytes are some letter, so each
 * is tried: windows-1252, the most common, if no other gives words or all give the same text; otherwise the user is
 * asked.
 */
export async function detectEncoding(file: Blob): Promise<FoundEncoding> {
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (marked) return { encoding: marked[0] };
  const wide = unmarkedUtf16(start);
  if (wide) return { encoding: wide };
  if (await isPlainUtf8(file)) return { encoding: 'utf-8' };
  const scan = new Utf8Scan();
  for await (const bytes of byteSlices(file)) scan.take(bytes);
  scan.end();
  if (scan.isJapaneseMail) return ask(['iso-2022-jp', 'utf-8'], scan.lines);
  if (scan.invalid === 0 || scan.valid >= scan.invalid) return { encoding: 'utf-8' };
  return judge(scan.lines);
}

/** Most files are UTF-8 throughout: the browser's decoder tells that several times faster than the scan of each byte. */
async function isPlainUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of byteSlices(file)) {
      if (bytes.includes(escapeByte)) return false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** In UTF-16, delimiters, digits and line ends have one zero byte each, all on the same side. */
function unmarkedUtf16(start: Uint8Array): FileEncoding | undefined {
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] as number) + 1;
  });
  const [even, odd] = zeros as [number, number];
  if (even + odd < Math.max(3, start.length / 16)) return undefined;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : undefined;
}

/** @param lines some of the file's lines that are not ASCII */
function judge(lines: readonly Uint8Array[]): FoundEncoding {
  const readings = candidates.map((encoding) => {
    const texts = decoded(lines, encoding);
    return { encoding, texts, odd: oddities(texts) };
  });
  const sorted = readings.toSorted((one, other) => one.odd - other.odd);
  const valid = sorted.filter(({ odd }) => odd === 0);
  const isSure = valid.every(({ texts }) => texts.join('\n') === valid[0]?.texts.join('\n'));
  if (valid[0]?.encoding === 'windows-1252' && isSure) return { encoding: 'windows-1252' };
  const offered = sorted.slice(0, Math.max(minOffered, valid.length));
  return ask(
    offered.map(({ encoding }) => encoding),
    lines,
  );
}

/** Leaves out encodings that give the same text as an earlier one. */
function ask(encodings: readonly FileEncoding[], lines: readonly Uint8Array[]): FoundEncoding {
  const seen = new Set<string>();
  const question: EncodingSample[] = [];
  for (const encoding of encodings) {
    const shown = decoded(lines.slice(0, sampleLines), encoding).map((line) => line.slice(0, 200));
    const text = shown.join('\n');
    if (seen.has(text) || question.length === maxOffered) continue;
    seen.add(text);
    question.push({ encoding, lines: shown });
  }
  return { encoding: question[0]?.encoding ?? 'windows-1252', question };
}

function decoded(lines: readonly Uint8Array[], encoding: FileEncoding): string[] {
  return lines.map((line) => new TextDecoder(encoding).decode(line));
}
