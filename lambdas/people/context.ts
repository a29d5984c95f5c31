import { roleOfGroups } from '../../graphql/access';
import type { Caller, PersonAnswer } from '../../graphql/people';
import type { Clock } from '../shared/clock';
import { personOf } from './person';
import type { PersonRecords } from './person-records';
import type { Settings } from './settings';
import type { Usage } from './usage';
import type { UserPool } from './user-pool';

/** The dependencies of every field. */
export interface PeopleContext {
  readonly pool: UserPool;
  readonly records: PersonRecords;
  readonly settings: Settings;
  readonly usage: Usage;
  readonly caller: Caller;
  readonly clock: Pick<Clock, 'now' | 'wait'>;
}

/** The current state of a person. */
export async function readPerson({ pool, records }: PeopleContext, sub: string): Promise<PersonAnswer> {
  const [account, roles, found] = await Promise.all([pool.account(sub), pool.roles(sub), records.read([sub])]);
  return personOf(account, roleOfGroups(roles), found.get(sub));
}
