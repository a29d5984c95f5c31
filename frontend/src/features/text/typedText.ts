import { accountKey } from '../../lib/accountStorage';
import { registerSignOutGuard } from '../session/public/signOutGuards';

/** The text in each account's form. In memory only: it outlives the page, but no reload. */
const texts = new Map<string, string>();
const entry = 'text';

registerSignOutGuard({
  confirmSignOut: async () => true,
  clear: async () => void texts.delete(accountKey(entry)),
});

export const readTypedText = (): string => texts.get(accountKey(entry)) ?? '';
export const keepTypedText = (text: string): void => void texts.set(accountKey(entry), text);
