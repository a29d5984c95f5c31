import type { PersonRole, PersonState } from '../../graphql/generated/schema';
import type { PersonAnswer } from '../../graphql/people';
import type { PersonRecord } from './person-records';
import type { Account } from './user-pool';

export function personOf(account: Account, role: PersonRole, record: PersonRecord | undefined): PersonAnswer {
  const { sub, email, name, createdAt } = account;
  return {
    sub,
    email,
    name,
    role,
    state: stateOf(account),
    createdAt: createdAt.toISOString(),
    lastSignInAt: record?.lastSignInAt ?? null,
    addedBy: record?.addedBy ?? null,
  };
}

/** People with Cognito's other statuses, such as a required password reset, have signed in before. */
export function stateOf({ enabled, status }: Pick<Account, 'enabled' | 'status'>): PersonState {
  if (!enabled) return 'disabled';
  if (status === 'FORCE_CHANGE_PASSWORD') return 'invited';
  return status === 'UNCONFIRMED' ? 'unconfirmed' : 'confirmed';
}
