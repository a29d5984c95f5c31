import { isInspected } from './inspected';

/**
 * Waits for work until the time is over; the work itself goes on.
 * @param late gives the result in its place, or throws
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, timeout.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** As `withinTime`, for work that may stop at a breakpoint: without a limit while a debugger can attach. */
export const withinTimeUnlessInspected: typeof withinTime = (work, milliseconds, late) =>
  isInspected() ? work : withinTime(work, milliseconds, late);
