import { escapeText, readContentLines, unescapeText, writeContentLines } from '../../../frontend/src/lib/contentLines';

test('long lines are broken at 75 bytes, between characters, and read as one again', () => {
  const line = `NOTE:${'é'.repeat(60)}😀end`;
  const written = writeContentLines([line, 'END:X']);
  for (const part of written.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(
    readContentLines(written)
      .map(({ name, value }) => `${name}:${value}`)
      .slice(0, 2),
  ).toEqual([line, 'END:X']);
});

test('a line has the number of its first part in the file, whatever ends lines', () => {
  const lines = readContentLines('\uFEFFA:1\r\n 2\n\t3\rB:4');
  expect(lines.map(({ line, name, value }) => [line, name, value])).toEqual([
    [1, 'A', '123'],
    [4, 'B', '4'],
  ]);
});

test('parameters may be quoted, repeated, and in any case', () => {
  const [line] = readContentLines('item1.tel;type=CELL;Type=pref;X="a:b;c":+31');
  expect(line).toMatchObject({ name: 'ITEM1.TEL', value: '+31' });
  expect([...(line?.parameters ?? [])]).toEqual([
    ['TYPE', 'CELL,pref'],
    ['X', 'a:b;c'],
  ]);
});

test.each(['a;b,c\\d\ne', '\\n', 'plain'])('%j is the same after it was escaped and read again', (text) => {
  expect(unescapeText(escapeText(text))).toBe(text);
});
