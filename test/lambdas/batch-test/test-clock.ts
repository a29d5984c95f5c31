import type { Clock } from '../../../lambdas/batch-test/clock';

/** A clock at 0 whose waits end at once but are remembered, and whose chance is always one half. */
export function testClock(start = 0): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  let time = start;
  return {
    waits,
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
    random: () => 0.5,
  };
}
