import type { QueryListPeopleArgs } from '../../graphql/generated/schema';
import { defaultPeopleLimit, maxPeopleLimit, type PersonAnswer } from '../../graphql/people';
import type { PeopleContext } from './context';
import { personOf } from './person';
import { Refusal } from './refusal';
import type { Account } from './user-pool';

export interface PeoplePage {
  items: PersonAnswer[];
  nextToken: string | null;
}

/**
 * A page of people with their roles. Cognito's list of accounts has no groups, and reading them takes one call per
 * account: instead, the members of the groups of admins and editors are listed, 60 per call. All others are viewers.
 */
export async function listPeople(
  { pool, records }: PeopleContext,
  { limit, nextToken }: QueryListPeopleArgs,
): Promise<PeoplePage> {
  const count = limit ?? defaultPeopleLimit;
  if (count < 1 || count > maxPeopleLimit) {
    throw new Refusal('BadRequest', `limit must be between 1 and ${maxPeopleLimit}.`);
  }
  const subsOf = async (role: 'admin' | 'editor') => new Set((await pool.listMembers(role)).map(({ sub }) => sub));
  const [admins, editors, { accounts, token }] = await Promise.all([
    subsOf('admin'),
    subsOf('editor'),
    readAccounts(pool, count, nextToken ?? undefined),
  ]);
  const found = await records.read(accounts.map(({ sub }) => sub));
  const roleOf = (sub: string) => (admins.has(sub) ? 'admin' : editors.has(sub) ? 'editor' : 'viewer');
  return {
    items: accounts.map((account) => personOf(account, roleOf(account.sub), found.get(account.sub))),
    nextToken: token ?? null,
  };
}

async function readAccounts(pool: PeopleContext['pool'], count: number, start: string | undefined) {
  const accounts: Account[] = [];
  let token = start;
  do {
    const page = await pool.listAccounts(count - accounts.length, token);
    accounts.push(...page.accounts);
    token = page.token;
  } while (token && accounts.length < count);
  return { accounts, token };
}
