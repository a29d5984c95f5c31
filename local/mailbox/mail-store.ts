import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveredMail } from './types';

const maxMails = 200;

/** The newest mails, in one file that only the user can read, as it contains codes. */
export interface MailStore {
  /** Newest first. */
  list(): readonly DeliveredMail[];
  add(mail: DeliveredMail): void;
  clear(): void;
}

export function openMailStore(directory: string): MailStore {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'mails.json');
  let mails = read(file);

  return {
    list: () => mails,
    add(mail) {
      mails = [mail, ...mails].slice(0, maxMails);
      const unfinished = `${file}.unfinished`;
      writeFileSync(unfinished, JSON.stringify(mails, null, 2), { mode: 0o600 });
      renameSync(unfinished, file);
    },
    clear() {
      mails = [];
      rmSync(file, { force: true });
    },
  };
}

function read(file: string): readonly DeliveredMail[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    return JSON.parse(text) as DeliveredMail[];
  } catch (cause) {
    throw new Error(`The mailbox is damaged: ${file}. Delete it and start again; it only holds old mails.`, { cause });
  }
}
