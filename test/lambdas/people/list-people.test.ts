import { listPeople } from '../../../lambdas/people/list-people';
import { fakeServices } from './fake-services';

test('a page has roles, states and records, and a token for the next one', async () => {
  const services = fakeServices();
  services.add('ann', ['admin', 'editor']);
  services.add('bob', ['editor']);
  services.add('cas', []);
  services.add('dee', ['viewer'], 'UNCONFIRMED');
  services.record('bob', { lastSignInAt: '2026-11-01T10:00:00.000Z', addedBy: 'ann@example.nl' });
  await services.context.pool.disable('cas');

  const first = await listPeople(services.context, { limit: 3 });
  expect(first.items.map(({ sub, role, state, lastSignInAt }) => [sub, role, state, lastSignInAt])).toEqual([
    ['ann', 'admin', 'confirmed', null],
    ['bob', 'editor', 'confirmed', '2026-11-01T10:00:00.000Z'],
    ['cas', 'viewer', 'disabled', null],
  ]);
  const second = await listPeople(services.context, { limit: 3, nextToken: first.nextToken });
  expect(second.items.map(({ sub, state }) => [sub, state])).toEqual([['dee', 'unconfirmed']]);
  expect(second.nextToken).toBeNull();
});

test('a page has the requested length, whatever Cognito’s page size', async () => {
  const services = fakeServices();
  for (let index = 0; index < 200; index++) services.add(`p${index}`, []);
  const subs: string[] = [];
  let nextToken: string | null | undefined;
  do {
    const page = await listPeople(services.context, { limit: 130, nextToken });
    subs.push(...page.items.map(({ sub }) => sub));
    nextToken = page.nextToken;
  } while (nextToken);
  expect(new Set(subs).size).toBe(200);
  expect(services.calls.filter((call) => call.startsWith('listAccounts'))).toEqual(
    [130, 70, 10, 130, 70].map((limit) => `listAccounts ${limit}`),
  );
});

test.each([0, 601])('a limit of %d is refused', async (limit) => {
  await expect(listPeople(fakeServices().context, { limit })).rejects.toThrow('between 1 and 600');
});
