/** The lines that iCalendar and vCard files are made of (RFC 5545, section 3.1; RFC 6350, section 3). */

export interface ContentLine {
  /** Its first line in the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly value: string;
  /** A parameter that is given twice has both values, separated by a comma. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Reads `NAME;PARAMETER=value:value`, and joins lines that were broken. */
export function readContentLines(text: string): ContentLine[] {
  const lines: { line: number; text: string }[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .forEach((physical, index) => {
      const last = lines.at(-1);
      if (/^[ \t]/.test(physical) && last) last.text += physical.slice(1);
      else lines.push({ line: index + 1, text: physical });
    });
  return lines.map((one) => readLine(one.text, one.line));
}

/** A parameter in quotation marks may have colons. */
function readLine(text: string, line: number): ContentLine {
  const [head = ''] = /^(?:"[^"]*"|[^":])*/.exec(text) ?? [];
  const [name = '', ...written] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const parameters = new Map<string, string>();
  for (const parameter of written) {
    const [key = '', value = ''] = parameter.split(/=(.*)/s);
    const before = parameters.get(key.toUpperCase());
    const plain = value.replaceAll('"', '');
    parameters.set(key.toUpperCase(), before === undefined ? plain : `${before},${plain}`);
  }
  return { line, name: name.toUpperCase(), value: text.slice(head.length + 1), parameters };
}

export const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

export const unescapeText = (text: string): string =>
  text.replace(/\\([\\;,:nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/** Lines of at most 75 bytes that end with CR LF. */
export const writeContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

const maxBytes = 75;
const encoder = new TextEncoder();

/** Breaks a long line between characters; the next line begins with a space. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (used + bytes > maxBytes) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
