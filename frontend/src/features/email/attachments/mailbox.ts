import { readStoredText, writeStoredText } from '../../../lib/storage';

/**
 * Emails are stored in the browser and their attachments in the account's bucket: each browser has its own folder
 * there; otherwise it would delete the files of another browser's emails as unused. The id outlives signing out, which
 * deletes the account's emails here, so that their files are found.
 */
const key = 'polder.mailbox';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of this browser's folder; null as long as nothing was attached, and for a damaged entry. */
export function readMailbox(): string | null {
  const stored = readStoredText(key);
  return stored !== null && uuid.test(stored) ? stored : null;
}

export function needMailbox(): string {
  const mailbox = readMailbox() ?? crypto.randomUUID();
  writeStoredText(key, mailbox);
  return mailbox;
}
