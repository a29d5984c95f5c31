import type { PeopleContext } from './context';
import { stateOf } from './person';
import { Refusal } from './refusal';

/** Longer than any change takes, so that the lease of a function that died ends by itself. */
const leaseMilliseconds = 30_000;
const maxWaitMilliseconds = 5_000;
const pauseMilliseconds = 200;

/**
 * Makes a change after which this account is no longer an admin who can sign in. One such change at a time: otherwise
 * two admins who remove each other at the same moment would both find the other one still there.
 * @throws Refusal LastAdmin when nobody else could undo it; Busy when other such changes take too long.
 */
export async function withoutAdmin<Result>(
  context: PeopleContext,
  sub: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const until = await takeLease(context);
  try {
    // Who was invited and has not signed in may never do so.
    const others = (await context.pool.members('admin')).filter(
      (account) => account.sub !== sub && stateOf(account) === 'confirmed',
    );
    if (others.length === 0) {
      throw new Refusal(
        'LastAdmin',
        'This is the last admin who can sign in. Make somebody else admin first; an invited admin counts after signing in.',
      );
    }
    return await change();
  } finally {
    // Otherwise the lease expires.
    await context.records.giveLeaseBack(until).catch(() => undefined);
  }
}

async function takeLease({ records, clock }: PeopleContext): Promise<number> {
  const latest = clock.now() + maxWaitMilliseconds;
  for (;;) {
    const now = clock.now();
    const until = now + leaseMilliseconds;
    if (await records.takeLease(now, until)) return until;
    if (now >= latest) throw new Refusal('Busy', 'Somebody else is changing admins at this moment. Try again.');
    await clock.wait(pauseMilliseconds);
  }
}
