import { lastActivity, recordActivity } from './lastActivity';

/** The shortest time between two writes, in milliseconds. */
const writeInterval = 5000;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Calls back after a period without activity (moving, typing, touching) in all tabs, also if it ended before a reload.
 * @returns a function that stops watching
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const limit = minutes * 60_000;
  let seen = lastActivity() || Date.now();
  let timer: ReturnType<typeof setTimeout>;

  // Timers stop while a machine sleeps, so compare with the clock on every event.
  const check = () => {
    clearTimeout(timer);
    const now = Date.now();
    const recorded = lastActivity();
    // A clock that was set back leaves moments that are still to come.
    seen = Math.min(now, Math.max(seen, recorded > now ? 0 : recorded));
    const left = seen + limit - now;
    if (left > 0) timer = setTimeout(check, left);
    else stop();
    if (left <= 0) onIdle();
    return left > 0;
  };
  const onSign = () => {
    const now = Date.now();
    // The first activity after a long sleep comes too late.
    if (now - seen < writeInterval || !check()) return;
    seen = now;
    recordActivity(now);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signsOfLife) window.removeEventListener(sign, onSign, { capture: true });
    document.removeEventListener('visibilitychange', check);
  };

  for (const sign of signsOfLife) window.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
