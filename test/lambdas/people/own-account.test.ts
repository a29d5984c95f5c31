import { me } from '../../../lambdas/people/own-account';
import { fakeServices } from './fake-services';

test('people see what is kept about them, and only that', async () => {
  const services = fakeServices('bob');
  services.add('ann', ['admin']);
  services.add('bob', ['editor']);
  services.record('bob', { lastSignInAt: '2026-11-01T10:00:00.000Z', addedBy: 'ann@example.nl' });
  expect(await me(services.context)).toEqual({
    sub: 'bob',
    person: expect.objectContaining({
      email: 'bob@example.nl',
      role: 'editor',
      state: 'confirmed',
      lastSignInAt: '2026-11-01T10:00:00.000Z',
      addedBy: 'ann@example.nl',
    }),
    interpreted: [{ day: '2026-11-23', characters: 300 }],
  });
});
