import { createBrowserSetting } from '../../../frontend/src/lib/browserSetting';

const createMinutes = () =>
  createBrowserSetting('polder.minutes', (stored) => (typeof stored === 'number' ? stored : 0));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a value is stored, and those who watch it are told', () => {
  const minutes = createMinutes();
  const onChange = jest.fn();
  const stop = minutes.watch(onChange);
  minutes.write(5);
  stop();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(createMinutes().read()).toBe(5);
});

test('a value that the browser refuses to store holds for this visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const minutes = createMinutes();
  minutes.write(5);
  expect(minutes.read()).toBe(5);
});

test('another tab’s value counts again', () => {
  const minutes = createMinutes();
  minutes.write(5);
  localStorage.setItem('polder.minutes', '15');
  expect(minutes.read()).toBe(15);
});
