import { hasAnyStoredTokens, storedAccount, takeTokens } from '../../../frontend/src/cloud/storedSession';

const key = (sub: string, part: string) => `CognitoIdentityServiceProvider.client.${sub}.${part}`;
const signIn = (storage: Storage, sub: string) => {
  storage.setItem(key(sub, 'refreshToken'), `token of ${sub}`);
  storage.setItem(key(sub, 'signInDetails'), JSON.stringify({ loginId: `${sub}@example.nl` }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the account of a visit is that of its own tokens, before those that are remembered', () => {
  expect([storedAccount(), hasAnyStoredTokens()]).toEqual([null, false]);
  signIn(localStorage, 'ann');
  expect(storedAccount()).toEqual({ email: 'ann@example.nl', sub: 'ann' });
  signIn(sessionStorage, 'bob');
  expect(storedAccount()).toEqual({ email: 'bob@example.nl', sub: 'bob' });
});

test('all tokens are taken, with every trace of who signed in, and nothing else', () => {
  signIn(localStorage, 'ann');
  signIn(sessionStorage, 'bob');
  localStorage.setItem('com.amplify.Cognito.eu-west-1:pool.identityId', 'eu-west-1:id');
  sessionStorage.setItem('CognitoSignInState.username', 'ann');
  localStorage.setItem('polder.theme', 'dark');
  expect(takeTokens()).toEqual(['token of ann', 'token of bob']);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['polder.theme'], []]);
});
