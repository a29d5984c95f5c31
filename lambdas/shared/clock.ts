import { setTimeout as delay } from 'node:timers/promises';

/** Time and random numbers, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** From 0 up to, not including, 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: Date.now,
  wait: async (milliseconds) => {
    await delay(milliseconds);
  },
  random: Math.random,
};
