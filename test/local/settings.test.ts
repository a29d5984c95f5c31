import path from 'node:path';
import { readSettings } from '../../local/settings';

test('nothing needs to be set', () => {
  expect(readSettings({}, '/here/.polder')).toEqual({ port: 4000, dataDirectory: path.resolve('/here/.polder') });
});

test('port and folder can be chosen', () => {
  const settings = readSettings({ PORT: '0', POLDER_DATA: 'elsewhere' }, '/here/.polder');
  expect(settings).toEqual({ port: 0, dataDirectory: path.resolve('elsewhere') });
});

test.each(['-1', '65536', '4000x', '4e3', ' ', 'NaN', '1.5'])('PORT=%j is refused with what it takes', (port) => {
  expect(() => readSettings({ PORT: port }, '/here')).toThrow(`PORT is "${port}"; use a number from 0 to 65535.`);
});
