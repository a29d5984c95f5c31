import type { Clock } from '../../../lambdas/shared/clock';

/** A clock at 0 that records its waits and ends them immediately, and whose random number is always one half. */
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
