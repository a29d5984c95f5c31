import {
  accountKey,
  forgetAccount,
  readAccountItem,
  setStorageOwner,
  storeAccountItem,
} from '../../../frontend/src/lib/accountStorage';
import { adoptOlderEntries } from '../../../frontend/src/lib/adoptOlderEntries';

beforeEach(() => {
  localStorage.clear();
  setStorageOwner(null);
});

test('what one account keeps, no other meets, and no guest', () => {
  setStorageOwner('u1');
  storeAccountItem('texts', 'of the first');
  setStorageOwner('u2');
  expect(readAccountItem('texts')).toBeNull();
  setStorageOwner(null);
  expect(readAccountItem('texts')).toBeNull();
  storeAccountItem('texts', 'of a guest');
  setStorageOwner('u1');
  expect(readAccountItem('texts')).toBe('of the first');
});

test('an account that is forgotten leaves nothing, the others and guests keep theirs', () => {
  for (const owner of ['u1', 'u12', null]) storeAccountItem('apps.notes', '[]', owner);
  forgetAccount('u1');
  const left = [accountKey('apps.notes', 'u12'), accountKey('apps.notes', null)];
  expect(Object.keys(localStorage).sort()).toEqual(left.sort());
  expect(storeAccountItem('apps.notes', '[]', 'u1')).toBe(false);
  expect(localStorage).toHaveLength(2);
});

test('a browser that refuses to keep anything says so', () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(storeAccountItem('texts', 'x')).toBe(false);
  refusing.mockRestore();
  expect(storeAccountItem('texts', null)).toBe(true);
});

test('what older versions kept goes to whom it belongs; where nobody knows, it goes', () => {
  const sub = '12345678-1234-1234-1234-123456789012';
  const older = {
    [`polder.texts.${sub}`]: 'texts',
    [`polder.arrangement.${sub}.Utrecht`]: 'cards',
    'polder.rentals.views.guest': 'views',
    'polder.apps.notes': 'notes of nobody knows whom',
    'polder.recentPages': '[]',
    'polder.import.kept': '',
    'polder.demo.booking': '{}',
    'polder.lastActivity': '1',
    'polder.layout': 'the browser’s own',
    'polder.lock': 'the browser’s own',
    'another.key': 'somebody else’s',
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
    'another.key': 'somebody else’s',
  });
});
