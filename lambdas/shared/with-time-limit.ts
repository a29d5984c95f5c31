/**
 * Waits for work, but not longer than so many milliseconds; the work itself is not stopped.
 * @throws Error named `TooLate` when it takes longer, or the work's own
 */
export async function withTimeLimit<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { name: 'TooLate' })), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
