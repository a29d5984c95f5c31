/** @jest-environment node */
import { detectEncoding } from '../../../../../frontend/src/features/rentals/import/read/fileEncoding';
import { fileText } from '../../../../../frontend/src/features/rentals/import/read/fileText';

const megabyte = 1 << 20;
const blob = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

async function textOf(file: Blob): Promise<string> {
  let text = '';
  for await (const piece of fileText(file, (await detectEncoding(file)).encoding)) text += piece;
  return text;
}

describe('a file’s text', () => {
  it.each([
    ['utf-8', 'UTF-8 with a byte order mark', blob([0xef, 0xbb, 0xbf], 'België')],
    ['utf-8', 'UTF-8 without one', blob('België')],
    ['windows-1252', 'windows-1252', blob([0x42, 0x65, 0x6c, 0x67, 0x69, 0xeb])],
    ['utf-16le', 'UTF-16, low byte first', blob([0xff, 0xfe, ...Buffer.from('België', 'utf16le')])],
    ['utf-16be', 'UTF-16, high byte first', blob([0xfe, 0xff, ...Buffer.from('België', 'utf16le').swap16()])],
  ])('is read as %s: %s', async (encoding, _, file) => {
    expect(await detectEncoding(file)).toEqual({ encoding });
    expect(await textOf(file)).toBe('België');
  });

  it('is windows-1252 if a single byte far into it is not UTF-8', async () => {
    const file = blob('a'.repeat(3 * megabyte), [0xeb], 'b');
    expect(await detectEncoding(file)).toEqual({ encoding: 'windows-1252' });
    expect((await textOf(file)).slice(-2)).toBe('ëb');
  });

  it('is UTF-8 although a character spans two chunks', async () => {
    const file = blob('a'.repeat(megabyte - 1), 'ë', 'b');
    expect(await textOf(file)).toBe(`${'a'.repeat(megabyte - 1)}ëb`);
  });

  it('ends every line with one line feed', async () => {
    expect(await textOf(blob('a\r\nb\rc\nd\r'))).toBe('a\nb\nc\nd\n');
  });

  it('has one line end where it spans two chunks', async () => {
    const text = await textOf(blob('a'.repeat(megabyte - 1), '\r\nb'));
    expect(text.slice(-4)).toBe('aa\nb');
  });

  it('is empty for an empty file', async () => {
    expect(await textOf(blob())).toBe('');
  });
});
