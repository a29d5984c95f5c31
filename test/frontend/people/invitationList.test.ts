import { readInvitations, withoutRows } from '../../../frontend/src/features/people/invitationList';

const read = (text: string, existing: string[] = []) =>
  readInvitations(text, 'viewer', new Set(existing)).map(({ line, email, role, problem }) => [
    line,
    email,
    role,
    problem,
  ]);

test('one address a line, with a role after it or the one that was chosen', () => {
  expect(read('ann@example.nl\n\n bob@example.nl , Editor\ncas@example.nl;beheerder')).toEqual([
    [1, 'ann@example.nl', 'viewer', null],
    [3, 'bob@example.nl', 'editor', null],
    [4, 'cas@example.nl', 'admin', null],
  ]);
});

test('a list from a mail program: several in a line, with names', () => {
  expect(read('Ann Smit <ann@example.nl>; "Bos, Bob" <bob@example.nl>, cas@example.nl')).toEqual([
    [1, 'ann@example.nl', 'viewer', null],
    [1, 'bob@example.nl', 'viewer', null],
    [1, 'cas@example.nl', 'viewer', null],
  ]);
});

test('a copied link, and characters that cannot be seen, leave the address alone', () => {
  expect(read('mailto:ann@example.nl\nbob@example\u200B.nl\u200B\nAnn <MAILTO:cas@example.nl>')).toEqual([
    [1, 'ann@example.nl', 'viewer', null],
    [2, 'bob@example.nl', 'viewer', null],
    [3, 'cas@example.nl', 'viewer', null],
  ]);
});

test('a CSV file with a header and additional columns', () => {
  expect(
    read('\uFEFFName,E-mail,Phone,Role\r\n"Smit, Ann",ann@example.nl,020,admin\r\nBob,bob@example.nl,,\r\n'),
  ).toEqual([
    [2, 'ann@example.nl', 'admin', null],
    [3, 'bob@example.nl', 'viewer', null],
  ]);
});

test.each([
  ['ann', 'notAnAddress'],
  ['ann@example', 'notAnAddress'],
  ['ann@example.nl, emperor', 'unknownRole'],
  ['ann@example.nl, constructor', 'unknownRole'],
  ['bob@example.nl', 'exists'],
  ['BOB@example.nl, editor', 'exists'],
])('%s is not sent: %s', (text, problem) => {
  expect(read(text, ['bob@example.nl']).map((row) => row[3])).toEqual([problem]);
});

test('an address that comes again is not sent twice', () => {
  expect(read('ann@example.nl\nAnn@example.nl').map((row) => row[3])).toEqual([null, 'repeated']);
});

test('empty lines and a header without rows give no people', () => {
  expect(read('')).toEqual([]);
  expect(read(' \n\t\n')).toEqual([]);
  expect(read('email;role\n')).toEqual([]);
});

test.each([
  ['ann@example.nl\n\ncas@example.nl, emperor', ['ann@example.nl'], 'cas@example.nl, emperor'],
  ['Ann <ann@example.nl>; Bob <bob@example.nl>', ['ann@example.nl'], 'bob@example.nl'],
  ['name,email\nAnn,ann@example.nl\nBob,bob@example.nl', ['ann@example.nl'], 'name,email\nBob,bob@example.nl'],
  ['email\nann@example.nl\n', ['ann@example.nl'], ''],
])('what is left of %j without %j', (text, sent, left) => {
  const rows = readInvitations(text, 'viewer', new Set());
  expect(withoutRows(text, rows, new Set(rows.filter(({ email }) => sent.includes(email))))).toBe(left);
});
