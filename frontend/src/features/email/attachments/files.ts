import { listUserFilesIn, putUserFile, readUserFile, removeUserFile } from '../../../cloud/userFiles';
import { accountKey } from '../../../lib/accountStorage';
import type { Email } from '../email';
import type { Attachment } from './attachment';
import { needMailbox, readMailbox } from './mailbox';

const folderOf = (mailbox: string) => `email/${mailbox}/`;

/** In milliseconds. A file is uploaded a moment before its draft is stored, perhaps by another tab. */
const minAge = 3_600_000;

/**
 * Stores a file in the user files bucket.
 * @returns its name there, which says nothing of the file
 */
export async function storeAttachment(file: Blob): Promise<string> {
  const name = `${folderOf(needMailbox())}${crypto.randomUUID()}`;
  await putUserFile(name, file);
  return name;
}

/** @returns null if its file is no longer in the bucket */
export async function readAttachment({ file, text, type }: Attachment): Promise<Blob | null> {
  if (text !== undefined) return new Blob([text], { type });
  return file === undefined ? null : readUserFile(file);
}

/**
 * Removes the files of this browser's mailbox that no email has, such as those of emails that were deleted for ever.
 * @param owner the storage key of the emails: once another account has signed in, the files are not for them to judge
 */
export async function removeUnusedFiles(emails: readonly Email[], owner: string, now = Date.now()): Promise<void> {
  const isOwner = () => accountKey('email') === owner;
  const mailbox = readMailbox();
  if (mailbox === null || !isOwner()) return;
  const used = new Set(emails.flatMap(({ attachments = [] }) => attachments.map(({ file }) => file)));
  for (const { name, lastModified } of await listUserFilesIn(folderOf(mailbox))) {
    const isOld = lastModified !== undefined && now - Date.parse(lastModified) > minAge;
    if (!isOwner()) return;
    if (isOld && !used.has(name)) await removeUserFile(name);
  }
}
