import { accountKey, forgetAccount, setStorageOwner } from '../../../frontend/src/lib/accountStorage';
import { adoptOlderEntries } from '../../../frontend/src/lib/adoptOlderEntries';
import { readStoredText, writeStoredText } from '../../../frontend/src/lib/storage';

beforeEach(() => {
  localStorage.clear();
  setStorageOwner(null);
});

test('accounts and guests read their own entries only', () => {
  setStorageOwner('u1');
  writeStoredText(accountKey('texts'), 'of the first');
  setStorageOwner('u2');
  expect(readStoredText(accountKey('texts'))).toBeNull();
  setStorageOwner(null);
  expect(readStoredText(accountKey('texts'))).toBeNull();
  writeStoredText(accountKey('texts'), 'of a guest');
  setStorageOwner('u1');
  expect(readStoredText(accountKey('texts'))).toBe('of the first');
});

test('forgetting an account deletes its entries and no others, and refuses later writes until it signs in again', () => {
  for (const owner of ['u1', 'u12', null]) writeStoredText(accountKey('apps.notes', owner), '[]');
  forgetAccount('u1');
  const left = [accountKey('apps.notes', 'u12'), accountKey('apps.notes', null)];
  expect(Object.keys(localStorage).sort()).toEqual(left.sort());
  expect(writeStoredText(accountKey('apps.notes', 'u1'), '[]')).toBe(false);
  expect(localStorage).toHaveLength(2);
  setStorageOwner('u1');
  expect(writeStoredText(accountKey('apps.notes'), '[]')).toBe(true);
});

test('what a full storage has no room for stays, and moves on the next visit', () => {
  localStorage.setItem('polder.rentals.views.guest', 'views');
  localStorage.setItem('polder.apps.notes', 'notes without an account');
  localStorage.setItem('polder.recentPages', '[]');
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === accountKey('rentals.views')) throw new Error('QuotaExceededError');
    setItem.call(this, key, text);
  });
  adoptOlderEntries();
  full.mockRestore();
  expect({ ...localStorage }).toEqual({ 'polder.rentals.views.guest': 'views', 'polder.recentPages': '[]' });
  adoptOlderEntries();
  expect({ ...localStorage }).toEqual({ [accountKey('rentals.views')]: 'views' });
});

test('an older entry replaces none that is newer', () => {
  localStorage.setItem('polder.rentals.views.guest', 'older');
  writeStoredText(accountKey('rentals.views'), 'newer');
  adoptOlderEntries();
  expect({ ...localStorage }).toEqual({ [accountKey('rentals.views')]: 'newer' });
});

test('entries of older versions move to their account; those without an account are deleted', () => {
  const sub = '12345678-1234-1234-1234-123456789012';
  const older = {
    [`polder.texts.${sub}`]: 'texts',
    [`polder.arrangement.${sub}.Utrecht`]: 'cards',
    'polder.rentals.views.guest': 'views',
    'polder.apps.notes': 'notes without an account',
    'polder.recentPages': '[]',
    'polder.import.kept': '',
    'polder.demo.booking': '{}',
    'polder.lastActivity': '1',
    'polder.layout': 'the browser’s own',
    'polder.lock': 'the browser’s own',
    'another.key': 'another site’s',
  };
  for (const [key, value] of Object.entries(older)) localStorage.setItem(key, value);
  adoptOlderEntries();
  adoptOlderEntries();
  expect({ ...localStorage }).toEqual({
    [accountKey('texts', sub)]: 'texts',
    [accountKey('arrangement.Utrecht', sub)]: 'cards',
    [accountKey('rentals.views', null)]: 'views',
    'polder.layout': 'the browser’s own',
    'polder.lock': 'the browser’s own',
    'another.key': 'another site’s',
  });
});
