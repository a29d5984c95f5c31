import type { PeopleContext } from './context';
import { stateOf } from './person';
import { Refusal } from './refusal';

/** Longer than any change takes. If the function crashes, its lease expires after this time. */
const leaseMilliseconds = 30_000;
const maxWaitMilliseconds = 5_000;
const pauseMilliseconds = 200;

/**
 * Makes a change of roles or admins while no other one is made: otherwise two admins who remove each other at the same
 * moment would both still see the other one, and two who give somebody different roles would leave both.
 * @throws Refusal Busy if other such changes take too long
 */
export async function withLease<Result>(context: PeopleContext, change: () => Promise<Result>): Promise<Result> {
  const until = await takeLease(context);
  try {
    return await change();
  } finally {
    // Otherwise the lease expires.
    await context.records.releaseLease(until).catch(() => undefined);
  }
}

/**
 * For a change after which this account is no longer an admin who can sign in; to be called within {@link withLease}.
 * @throws Refusal LastAdmin if no other admin could undo it
 */
export async function needOtherAdmin({ pool }: PeopleContext, sub: string): Promise<void> {
  // An invited admin who has not signed in yet may never do so.
  const others = (await pool.listMembers('admin')).filter(
    (account) => account.sub !== sub && stateOf(account) === 'confirmed',
  );
  if (others.length > 0) return;
  throw new Refusal(
    'LastAdmin',
    'This is the last admin who can sign in. Make somebody else admin first; an invited admin counts after signing in.',
  );
}

async function takeLease({ records, clock }: PeopleContext): Promise<number> {
  const latest = clock.now() + maxWaitMilliseconds;
  for (;;) {
    const now = clock.now();
    const until = now + leaseMilliseconds;
    if (await records.takeLease(now, until)) return until;
    if (now >= latest) throw new Refusal('Busy', 'Somebody else is changing roles at this moment. Try again.');
    await clock.wait(pauseMilliseconds);
  }
}
