import type { Person } from '../../../graphql/generated/schema';

export const personNamed = (sub: string, given: Partial<Person> = {}): Person => ({
  sub,
  email: `${sub}@example.nl`,
  name: null,
  role: 'viewer',
  state: 'confirmed',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSignInAt: null,
  addedBy: null,
  ...given,
});
