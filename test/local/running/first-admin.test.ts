/** Where people are invited, the first who signs in becomes admin: by the function's own permissions. */
import { roleOfGroups } from '../../../graphql/access';
import { type AlteredPolder, startAltered } from './altered-polder';
import { newVisitor, type Visitor } from './visitors';

jest.setTimeout(300_000);

const roleOf = ({ token = '' }: Visitor) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return roleOfGroups(claims['cognito:groups'] ?? []);
};

let polder: AlteredPolder;
beforeAll(async () => {
  polder = await startAltered({ stage: 'dev', keepData: false, signUp: { policy: 'invitation' } });
});
afterAll(() => polder.close());

test('the first invited person who signs in is an admin from the next token on, and nobody else', async () => {
  expect(roleOf(await newVisitor(polder, []))).toBe('viewer');
  expect(roleOf(await newVisitor(polder, []))).toBe('admin');
  await newVisitor(polder, ['viewer']);
  expect(roleOf(await newVisitor(polder, ['viewer']))).toBe('viewer');
});
