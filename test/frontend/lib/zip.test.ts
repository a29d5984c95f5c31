/** @jest-environment node */
import { crc32 } from 'node:zlib';
import { zip } from '../../../frontend/src/lib/zip';
import { unzip } from '../../harness/unzip';

test('each file is found with its name, content and checksum', async () => {
  const given = new Map([
    ['account.json', '{"email":"ann@example.nl"}'],
    ['files/reports/kaart van België.csv', 'naam;getal\n'],
    ['files/empty.txt', ''],
  ]);
  const archive = await zip([...given].map(([name, text]) => ({ name, content: new Blob([text]) })));
  const files = unzip(Buffer.from(await archive.arrayBuffer()));
  expect([...files].map(([name, { content }]) => [name, content.toString()])).toEqual([...given]);
  for (const { content, checksum } of files.values()) expect(checksum).toBe(crc32(content));
});

test('more files than the format takes are refused', async () => {
  const entry = { name: 'a', content: new Blob(['']) };
  await expect(zip(Array.from({ length: 65_536 }, () => entry))).rejects.toThrow('at most 65535 files');
});
