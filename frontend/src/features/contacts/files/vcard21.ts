/**
 * vCard 2.1 (versit Consortium, 1996), which older phones still write. Its lines are rewritten as those of 3.0; each stays on
 * its line of the file, so that reports name the right one.
 */

const cards = /^BEGIN:VCARD[^\S\n]*$.*?(?:^END:VCARD[^\S\n]*$|(?=^BEGIN:VCARD)|(?![\s\S]))/gims;
const isVersion21 = /^VERSION:2\.1\s*$/im;

/** Rewrites the cards of version 2.1 in a text; the others stay as they are. */
export function upgradeVcards(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n');
  return plain.replace(cards, (card) => (isVersion21.test(card) ? upgradeCard(card) : card));
}

const quotedPrintable = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

function upgradeCard(card: string): string {
  const lines = card.split('\n');
  const upgraded: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    let line = lines[index] ?? '';
    // A space at a break is a part of the value, other than in 3.0.
    if (/^[ \t]/.test(line)) {
      upgraded.push(` ${withoutSeparators(line)}`);
      continue;
    }
    let joined = 0;
    if (quotedPrintable.test(line)) {
      while (line.endsWith('=') && index + 1 < lines.length) {
        line = line.slice(0, -1) + lines[++index];
        joined++;
      }
    }
    upgraded.push(upgradeLine(line), ...Array.from({ length: joined }, () => ''));
  }
  return upgraded.join('\n');
}

function upgradeLine(line: string): string {
  const at = line.indexOf(':');
  if (at < 0) return line;
  const [name = '', ...parameters] = line.slice(0, at).split(';');
  const value = line.slice(at + 1);
  if (/^VERSION$/i.test(name)) return 'VERSION:3.0';
  const charset = parameters.map((one) => /^CHARSET=(.+)/i.exec(one)?.[1]).find(Boolean);
  const types = parameters.filter((one) => !one.includes('=') && !/^QUOTED-PRINTABLE$/i.test(one));
  const others = parameters.filter((one) => one.includes('=') && !/^(?:CHARSET|ENCODING)=/i.test(one));
  const head = [name, ...others, ...types.map((type) => `TYPE=${type}`)].join(';');
  const text = quotedPrintable.test(line) ? escapedLines(decodeQuotedPrintable(value, charset)) : value;
  return `${head}:${/^CATEGORIES$/i.test(name) ? text : withoutSeparators(text)}`;
}

/** Commas are letters like any other in 2.1; semicolons separate in both. */
const withoutSeparators = (value: string) => value.replaceAll('\\,', ',').replaceAll(',', '\\,');

const escapedLines = (value: string) => value.replace(/\r\n|\r|\n/g, '\\n');

/** @param charset the name of an encoding; UTF-8 where none is given or it is unknown */
function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [token, code] of value.matchAll(/=([\dA-F]{2})|./gisu)) {
    if (code) bytes.push(Number.parseInt(code, 16));
    else bytes.push(...encoder.encode(token));
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
