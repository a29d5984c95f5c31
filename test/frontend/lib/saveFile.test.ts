import { saveFile } from '../../../frontend/src/lib/saveFile';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file is offered under its name, and can be read for a while after the press', () => {
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  const pressed: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
  saveFile(new Blob(['text']), 'rentals.csv');
  expect(pressed.map(({ href, download }) => [href, download])).toEqual([['blob:file', 'rentals.csv']]);
  jest.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledWith('blob:file');
});
