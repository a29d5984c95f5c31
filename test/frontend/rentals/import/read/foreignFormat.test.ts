/** @jest-environment node */
import {
  foreignFormat,
  foreignText,
  isBinary,
} from '../../../../../frontend/src/features/rentals/import/read/foreignFormat';

const file = (bytes: number[] | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name);

describe('detecting binary files', () => {
  it.each([
    [[0x89, 0x50, 0x4e, 0x47], 'a.csv', 'image'],
    [[0xff, 0xd8, 0xff, 0xe0], 'a.jpg', 'image'],
    [[0x50, 0x4b, 0x03, 0x04], 'a.xlsx', 'spreadsheet'],
    [[0x50, 0x4b, 0x03, 0x04], 'a.csv', 'archive'],
    [[0xd0, 0xcf, 0x11, 0xe0], 'a.xls', 'spreadsheet'],
    [[0x1f, 0x8b, 0x08], 'a.csv.gz', 'archive'],
    ['%PDF-1.7', 'a.pdf', 'pdf'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'a.webp', 'image'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'a.wav', null],
    ['\0\0\0\x18ftypheic', 'a.heic', 'image'],
    ['\0\0\0\x18ftypavif', 'a.avif', 'image'],
    ['Name,Code\n', 'a.xlsx', null],
    ['', 'a.csv', null],
  ])('knows %j of %s', async (bytes, name, format) => {
    expect(await foreignFormat(file(bytes, name))).toBe(format);
  });

  it('detects bytes that do not occur in text', () => {
    expect(isBinary('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0')).toBe(true);
    expect(isBinary('Ærø,القاهرة,🏠\n')).toBe(false);
  });

  it('accepts a list with some of them: its rows are rejected one by one', () => {
    expect(isBinary(`Name,Code,Population\nNeder\0land,NL,1\n${'België,BE,1\n'.repeat(5)}`)).toBe(false);
    expect(isBinary('Name\x1fCode\x1fPopulation\x1eA\x1fNL\x1f1\x1e')).toBe(false);
  });
});

describe('detecting text that is no list of rows', () => {
  it.each([
    ['[{"Name":"A"},{"Name":"B"}]', 'json'],
    ['\n[\n  {\n    "Name": "A"\n  }\n]\n', 'json'],
    ['{"rentals": []}', 'json'],
    ['{\n  "Name": "A" }\n', 'json'],
    ['[["Name","Code"],["A","NL"]]', 'json'],
    ['<!DOCTYPE html>\n<html>', 'markup'],
    ['  <html lang="en">', 'markup'],
    ['<?xml version="1.0"?>', 'markup'],
    ['<table>\n<tr><td>A</td></tr>', 'markup'],
    ['\x7fELF\x02\x01\x01\0\0\0\0', 'binary'],
  ])('knows %j', (text, format) => {
    expect(foreignText(text)).toBe(format);
  });

  it.each([
    '"Name","Code"\n"A","NL"\n',
    '[Name],[Code]\n',
    '"[""Name""]",Code\n',
    '{Name},{Code}\n',
    '<Name>,<Code>\n',
    '<HTML1>;Code\n',
    '[]\n',
    '',
  ])('reads %j as rows', (text) => {
    expect(foreignText(text)).toBeNull();
  });
});
