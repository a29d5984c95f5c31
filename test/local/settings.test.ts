import path from 'node:path';
import { readSettings, readStartOptions } from '../../local/settings';

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

test('npm start takes its options, and refuses another with those that exist', () => {
  expect(readStartOptions([])).toEqual({ frontEnd: false, hot: false, help: false });
  expect(readStartOptions(['--hot', '--help'])).toEqual({ frontEnd: false, hot: true, help: true });
  expect(() => readStartOptions(['--port', '4001'])).toThrow(
    /^Unknown option '--port'\.\n\nnpm start .*PORT {10}where/s,
  );
  expect(() => readStartOptions(['4001'])).toThrow(/^Unexpected argument '4001'\.\n\nnpm start/);
});
