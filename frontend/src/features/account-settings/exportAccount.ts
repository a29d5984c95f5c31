import type { RentalVersion, Setting } from '../../../../graphql/generated/schema';
import type { AccountAttributes, OwnAccount } from '../../cloud/account';
import type { VersionPage } from '../../cloud/historyApi';
import type { UserFile } from '../../cloud/userFiles';
import { accountEntries } from '../../lib/accountStorage';

/** Where the data stored about a person is read. */
export interface ExportSources {
  readAccount(): Promise<AccountAttributes>;
  readMe(): Promise<OwnAccount>;
  mySettings(): Promise<Setting[]>;
  listUserFilesIn(folder: string): Promise<UserFile[]>;
  readUserFile(name: string): Promise<Blob | null>;
  listActivity(page: { person: string; limit: number; nextToken: string | null }): Promise<VersionPage>;
}

export interface AccountExport {
  readonly exportedAt: string;
  readonly account: AccountAttributes;
  /** Role, state, last sign-in and who sent the invitation. */
  readonly person: OwnAccount['person'];
  /** Characters of text that were interpreted, by day, as far as they are still counted. */
  readonly interpreted: OwnAccount['interpreted'];
  readonly settings: readonly { name: string; value: unknown; changedAt: string }[];
  /** What they contain is beside this, in the folder `files`. */
  readonly files: readonly UserFile[];
  /** Versions of rentals that the person wrote, newest first. */
  readonly activity: readonly RentalVersion[];
  /** This browser's entries of the account, by their names. */
  readonly thisBrowser: Readonly<Record<string, unknown>>;
}

/** A file of the download. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface ExportProgress {
  /** Entries of the activity that are read. */
  readonly entries: number;
  /** Files that are read. */
  readonly files: number;
}

/** The largest page that the data endpoint answers. */
const pageSize = 1000;

/**
 * Reads all data stored about a person: `account.json`, and their files under `files/`.
 * @throws the signal's reason once it is aborted
 */
export async function exportAccount(
  sub: string,
  sources: ExportSources,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ account: AccountExport; files: ExportedFile[] }> {
  const [account, me, settings, files] = await Promise.all([
    sources.readAccount(),
    sources.readMe(),
    sources.mySettings(),
    sources.listUserFilesIn(''),
  ]);
  const activity: RentalVersion[] = [];
  let nextToken: string | null = null;
  do {
    signal.throwIfAborted();
    const page = await sources.listActivity({ person: sub, limit: pageSize, nextToken });
    activity.push(...page.items);
    onProgress({ entries: activity.length, files: 0 });
    nextToken = page.nextToken ?? null;
  } while (nextToken !== null);
  const contents: ExportedFile[] = [];
  for (const { name } of files) {
    signal.throwIfAborted();
    const content = await sources.readUserFile(name);
    // Removed meanwhile, by another tab.
    if (content) contents.push({ name: `files/${name}`, content });
    onProgress({ entries: activity.length, files: contents.length });
  }
  signal.throwIfAborted();
  const exported: AccountExport = {
    exportedAt: new Date().toISOString(),
    account,
    person: me.person,
    interpreted: me.interpreted,
    settings: settings.map(({ name, value, changedAt }) => ({
      name,
      value: parsed(value),
      changedAt: new Date(changedAt).toISOString(),
    })),
    files,
    activity,
    thisBrowser: Object.fromEntries(Object.entries(accountEntries(sub)).map(([name, text]) => [name, parsed(text)])),
  };
  const json = new Blob([JSON.stringify(exported, undefined, 2)], { type: 'application/json' });
  return { account: exported, files: [{ name: 'account.json', content: json }, ...contents] };
}

/** JSON is parsed; other texts are unchanged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
