import {
  onStoredChange,
  readStored,
  readStoredText,
  writeStored,
  writeStoredText,
} from '../../../frontend/src/lib/storage';

const key = 'polder.test';
const texts = (stored: unknown) => (Array.isArray(stored) ? stored.map((text: string) => text.trim()) : []);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a value is read as it was written; null removes it', () => {
  expect(writeStored(key, ['a', 'b'])).toBe(true);
  expect(readStored(key, texts)).toEqual(['a', 'b']);
  expect(writeStored(key, null)).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(readStored(key, texts)).toEqual([]);
});

test.each(['{', '', 'null', '"text"', '[1]'])('a damaged entry gives the default: %s', (damaged) => {
  localStorage.setItem(key, damaged);
  expect(readStored(key, texts)).toEqual([]);
});

describe('an entry whose form has changed', () => {
  const form = (stored: unknown, version: number) => [stored, version];

  test('is stored with its version, and the first form without one', () => {
    writeStored(key, ['a']);
    expect(localStorage.getItem(key)).toBe('["a"]');
    writeStored(key, ['a'], 1);
    expect(localStorage.getItem(key)).toBe('{"version":1,"value":["a"]}');
    expect(readStored(key, form, 1)).toEqual([['a'], 1]);
    writeStored(key, null, 1);
    expect(localStorage).toHaveLength(0);
  });

  test('is restored from any earlier one, with or without a version', () => {
    localStorage.setItem(key, '["a"]');
    expect(readStored(key, form, 3)).toEqual([['a'], 0]);
    localStorage.setItem(key, '{"version":1,"value":["a"]}');
    expect(readStored(key, form, 3)).toEqual([['a'], 1]);
    localStorage.setItem(key, '{"version":2,"value":["a"]}');
    expect(readStored(key, form, 3)).toEqual([['a'], 2]);
  });

  test('is not read by an older release', () => {
    localStorage.setItem(key, '{"version":2,"value":["a"]}');
    expect(readStored(key, form)).toEqual([undefined, 0]);
  });

  test('may have a version among its own fields', () => {
    localStorage.setItem(key, '{"version":1,"views":[]}');
    expect(readStored(key, form)).toEqual([{ version: 1, views: [] }, 0]);
  });
});

test('a browser that denies access reads as empty and reports failed writes', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  }
  expect(readStoredText(key)).toBeNull();
  expect(readStored(key, texts)).toEqual([]);
  expect(writeStoredText(key, 'x')).toBe(false);
  expect(writeStored(key, null)).toBe(false);
});

test('changes in other tabs are reported until watching stops', () => {
  const onChange = jest.fn();
  const change = (changed: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: changed }));
  const stops = [onStoredChange(key, onChange), onStoredChange((changed) => changed.endsWith('.other'), onChange)];
  change(key);
  change('polder.other');
  change('polder.else');
  expect(onChange).toHaveBeenCalledTimes(2);
  // The whole storage was cleared.
  change(null);
  expect(onChange).toHaveBeenCalledTimes(4);
  for (const stop of stops) stop();
  change(key);
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('a page that Back shows again was told of nothing: any entry may have changed', () => {
  const onChange = jest.fn();
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);
  const stop = onStoredChange(key, onChange);
  show(false);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledWith(null);
  stop();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});
