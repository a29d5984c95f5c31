const day = 24 * 60 * 60_000;
const daysInWeek = 7;

/** Seven counts, one for each day, the latest last. */
export const emptyWeek = () => new Array<number>(daysInWeek).fill(0);

/**
 * The last seven days up to a moment, each of 24 hours.
 * @param now milliseconds since 1970, as all moments here
 */
export function weekOf(now: number) {
  const since = now - daysInWeek * day;
  return {
    since,
    /** Dates of one format sort as text, and comparing text avoids parsing each of them. */
    sinceText: new Date(since).toISOString(),
    /** When the week before began. */
    beforeText: new Date(since - daysInWeek * day).toISOString(),
    /** Counts a moment of the week in the day it is in; a moment still to come counts as now. */
    count: (byDay: number[], moment: number) => {
      const daysAgo = Math.max(0, Math.floor((now - moment) / day));
      const place = daysInWeek - 1 - Math.min(daysInWeek - 1, daysAgo);
      byDay[place] = (byDay[place] ?? 0) + 1;
    },
  };
}
