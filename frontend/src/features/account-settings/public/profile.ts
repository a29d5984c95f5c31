import { createAccountSetting } from '../../../lib/accountSetting';
import { isRecord } from '../../../lib/isRecord';

/** How a person appears on every page: a copy of the account's name and picture that needs no request. */
export interface Profile {
  /** The display name; empty without one. */
  readonly name: string;
  /** A small picture as a data URL; null without one. */
  readonly picture: string | null;
}

const noProfile: Profile = { name: '', picture: null };

/** A picture of 64 by 64 pixels has at most about half of it. */
const maxPictureLength = 30_000;
const pictureUrl = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** Restores a profile from stored data, however old or damaged. */
export function restoreProfile(stored: unknown): Profile {
  if (!isRecord(stored)) return noProfile;
  const { name, picture } = stored;
  const isPicture = typeof picture === 'string' && picture.length <= maxPictureLength && pictureUrl.test(picture);
  return { name: typeof name === 'string' ? name.slice(0, 100) : '', picture: isPicture ? picture : null };
}

export const profileStore = createAccountSetting<Profile>('profile', restoreProfile);

/** Changes how the person appears on every page, in this browser and in the account's others. */
export function showEverywhere(sub: string | null | undefined, change: Partial<Profile>): void {
  if (!sub) return;
  const current = profileStore.read(sub);
  const changed = restoreProfile({ ...current, ...change });
  if (changed.name !== current.name || changed.picture !== current.picture) profileStore.write(sub, changed);
}
