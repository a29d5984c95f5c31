import { registerSignOutGuard } from '../session/public/signOutGuards';

/** The text in each account's form, by its `sub`. In memory only: it outlives the page, but no reload. */
const texts = new Map<string | null, string>();

registerSignOutGuard({ confirmSignOut: async () => true, clear: async () => texts.clear() });

export const readTypedText = (sub: string | null): string => texts.get(sub) ?? '';
export const keepTypedText = (sub: string | null, text: string): void => void texts.set(sub, text);
