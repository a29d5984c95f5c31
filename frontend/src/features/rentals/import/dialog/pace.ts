/** How fast an import is. */
export interface ImportPace {
  rowsPerSecond: number;
  /** Null while it is too early for an estimate. */
  secondsLeft: number | null;
}

const minSeconds = 1;

/** @param elapsed milliseconds since the first row was sent */
export function paceOf(done: number, total: number, elapsed: number): ImportPace {
  const seconds = elapsed / 1000;
  const rowsPerSecond = seconds > 0 ? done / seconds : 0;
  const canEstimate = seconds >= minSeconds && done > 0;
  return { rowsPerSecond, secondsLeft: canEstimate ? (total - done) / rowsPerSecond : null };
}

/** A time in its most suitable unit, rounded up. */
export interface TimeLeft {
  unit: 'seconds' | 'minutes' | 'hours';
  amount: number;
}

/** Switches to larger units late: "90 minutes" is more precise than "2 hours". */
export function timeLeft(seconds: number | null): TimeLeft | null {
  if (seconds === null) return null;
  if (seconds <= 90) return { unit: 'seconds', amount: Math.ceil(seconds) };
  if (seconds <= 90 * 60) return { unit: 'minutes', amount: Math.ceil(seconds / 60) };
  return { unit: 'hours', amount: Math.ceil(seconds / 3600) };
}
