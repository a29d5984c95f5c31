import { registerSignOutGuard } from '../../../features/session/public/signOutGuards';
import { accountKey } from '../../../lib/accountStorage';
import type { ControlValue } from '../controls';

/** An edited source, and the values of the controls that it was made of. */
export interface Draft {
  readonly text: string;
  readonly values: Readonly<Record<string, ControlValue>>;
}

/** In memory only, by account and by the file that they were made of. */
const drafts = new Map<string, Draft>();

registerSignOutGuard({
  confirmSignOut: async () => true,
  clear: async () => {
    const own = accountKey('');
    for (const key of drafts.keys()) if (key.startsWith(own)) drafts.delete(key);
  },
});

export const readDraft = (file: string) => drafts.get(accountKey(file));

export function writeDraft(file: string, draft: Draft | undefined): void {
  if (draft) drafts.set(accountKey(file), draft);
  else drafts.delete(accountKey(file));
}
