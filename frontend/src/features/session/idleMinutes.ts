import { createBrowserSetting } from '../../lib/browserSetting';
import { recordActivity } from './lastActivity';

/** The choices of minutes without activity before the screen locks; 0 is never. */
export const idleChoices = [0, 5, 15, 30, 60] as const;

/** The minutes chosen in this browser; 0 by default and for a damaged entry. */
export const idleSetting = createBrowserSetting<number>(
  'polder.idleMinutes',
  (stored) => idleChoices.find((choice) => choice === stored) ?? 0,
);

export function chooseIdleMinutes(minutes: number): void {
  // Activity may not have been watched until now: the last recorded one can be hours old.
  recordActivity();
  idleSetting.write(minutes);
}
