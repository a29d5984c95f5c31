import type { PersonRole } from '../../../graphql/generated/schema';
import type { PeopleContext } from '../../../lambdas/people/context';
import type { PersonRecord, PersonRecords } from '../../../lambdas/people/person-records';
import type { Settings } from '../../../lambdas/people/settings';
import type { Usage } from '../../../lambdas/people/usage';
import type { Account, UserPool } from '../../../lambdas/people/user-pool';

const cognitoError = (name: string) => Object.assign(new Error(name), { name });

interface FakeAccount extends Account {
  readonly roles: Set<PersonRole>;
}

type Written<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** A user pool and a table in memory. Every call takes a turn of the event loop, so that calls can overlap. */
export function fakeServices(callerSub = 'ann') {
  const accounts = new Map<string, Written<FakeAccount>>();
  const recorded = new Map<string, PersonRecord>();
  const calls: string[] = [];
  const failing = new Map<string, Error>();
  let leasedUntil = 0;
  let now = 1_000_000;

  const called = async (name: string, ...details: string[]) => {
    calls.push([name, ...details].join(' '));
    await new Promise((resolve) => setImmediate(resolve));
    const failure = failing.get([name, ...details].join(' ')) ?? failing.get(name);
    if (failure) throw failure;
  };
  const found = (sub: string) => {
    const account = accounts.get(sub);
    if (!account) throw cognitoError('UserNotFoundException');
    return account;
  };
  const add = (sub: string, roles: PersonRole[], status = 'CONFIRMED') => {
    accounts.set(sub, {
      sub,
      email: `${sub}@example.nl`,
      name: null,
      enabled: true,
      status,
      createdAt: new Date(0),
      roles: new Set(roles),
    });
  };

  const pool: UserPool = {
    async listAccounts(limit, token) {
      await called('listAccounts', String(limit));
      const start = Number(token ?? 0);
      const end = start + Math.min(limit, 60);
      return { accounts: [...accounts.values()].slice(start, end), token: end < accounts.size ? `${end}` : undefined };
    },
    async listMembers(role) {
      await called('listMembers', role);
      return [...accounts.values()].filter(({ roles }) => roles.has(role));
    },
    async account(sub) {
      await called('account', sub);
      return found(sub);
    },
    async roles(sub) {
      await called('roles', sub);
      return [...found(sub).roles];
    },
    async create(email) {
      await called('create', email);
      const sub = email.replace(/@.*/, '');
      if (accounts.has(sub)) throw cognitoError('UsernameExistsException');
      add(sub, [], 'FORCE_CHANGE_PASSWORD');
      return found(sub);
    },
    async resendInvitation(email) {
      await called('resendInvitation', email);
      const { status } = found(email.replace(/@.*/, ''));
      if (status !== 'FORCE_CHANGE_PASSWORD') throw cognitoError('UnsupportedUserStateException');
    },
    async addToRole(sub, role) {
      await called('addToRole', sub, role);
      found(sub).roles.add(role);
    },
    async removeFromRole(sub, role) {
      await called('removeFromRole', sub, role);
      found(sub).roles.delete(role);
    },
    async disable(sub) {
      await called('disable', sub);
      found(sub).enabled = false;
    },
    async enable(sub) {
      await called('enable', sub);
      found(sub).enabled = true;
    },
    async signOut(sub) {
      await called('signOut', sub);
      found(sub);
    },
    async deleteAccount(sub) {
      await called('deleteAccount', sub);
      found(sub);
      accounts.delete(sub);
    },
  };
  const records: PersonRecords = {
    async read(subs) {
      return new Map([...recorded].filter(([sub]) => subs.includes(sub)));
    },
    async recordInviter(sub, addedBy) {
      await called('recordInviter', sub, addedBy);
      recorded.set(sub, { lastSignInAt: null, addedBy });
    },
    async delete(sub) {
      await called('deleteRecord', sub);
      recorded.delete(sub);
    },
    async takeLease(time, until) {
      if (leasedUntil >= time) return false;
      leasedUntil = until;
      return true;
    },
    async releaseLease(until) {
      if (leasedUntil === until) leasedUntil = 0;
    },
  };
  const settings: Settings = {
    async markDeleted(sub) {
      await called('markSettingsDeleted', sub);
    },
  };
  const usage: Usage = {
    read: async (sub) => (sub === callerSub ? [{ day: '2026-11-23', characters: 300 }] : []),
  };
  const context: PeopleContext = {
    pool,
    records,
    settings,
    usage,
    caller: { sub: callerSub, email: `${callerSub}@example.nl` },
    clock: {
      now: () => now,
      wait: async (milliseconds) => {
        now += milliseconds;
        await new Promise((resolve) => setImmediate(resolve));
      },
    },
  };
  return {
    context,
    calls,
    add,
    account: (sub: string) => accounts.get(sub),
    rolesOf: (sub: string) => [...(accounts.get(sub)?.roles ?? [])],
    record: (sub: string, record: PersonRecord) => void recorded.set(sub, record),
    recordOf: (sub: string) => recorded.get(sub),
    /** @param call the name of a call, with its details or without */
    fail: (call: string, name: string) => void failing.set(call, cognitoError(name)),
    lease: (until: number) => {
      leasedUntil = until;
    },
    leased: () => leasedUntil,
  };
}
