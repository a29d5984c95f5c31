import type { RentalVersion, Setting } from '../../../../graphql/generated/schema';
import type { AccountAttributes } from '../../cloud/account';
import type { VersionPage } from '../../cloud/history-api';
import type { UserFile } from '../../cloud/user-files';
import { accountEntries } from '../../lib/accountStorage';

/** Where the data stored about a person is read. */
export interface ExportSources {
  readAccount(): Promise<AccountAttributes>;
  mySettings(): Promise<Setting[]>;
  listUserFilesIn(folder: string): Promise<UserFile[]>;
  listActivity(page: { person: string; limit: number; nextToken: string | null }): Promise<VersionPage>;
}

export interface AccountExport {
  readonly exportedAt: string;
  readonly account: AccountAttributes;
  readonly settings: readonly { name: string; value: unknown; changedAt: string }[];
  /** The files themselves are where they are shown: the picture on this page, reports of imports with the imports. */
  readonly files: readonly UserFile[];
  /** Versions of rentals that the person wrote, newest first. */
  readonly activity: readonly RentalVersion[];
  /** This browser's entries of the account, by their names. */
  readonly thisBrowser: Readonly<Record<string, unknown>>;
}

/** The largest page that the data endpoint answers. */
const pageSize = 1000;

/**
 * Reads all data stored about a person.
 * @param onProgress how many entries of the activity are read
 * @throws the signal's reason once it is aborted
 */
export async function exportAccount(
  sub: string,
  sources: ExportSources,
  signal: AbortSignal,
  onProgress: (entries: number) => void,
): Promise<AccountExport> {
  const [account, settings, files] = await Promise.all([
    sources.readAccount(),
    sources.mySettings(),
    sources.listUserFilesIn(''),
  ]);
  const activity: RentalVersion[] = [];
  let nextToken: string | null = null;
  do {
    signal.throwIfAborted();
    const page = await sources.listActivity({ person: sub, limit: pageSize, nextToken });
    activity.push(...page.items);
    onProgress(activity.length);
    nextToken = page.nextToken ?? null;
  } while (nextToken !== null);
  signal.throwIfAborted();
  return {
    exportedAt: new Date().toISOString(),
    account,
    settings: settings.map(({ name, value, changedAt }) => ({
      name,
      value: parsed(value),
      changedAt: new Date(changedAt).toISOString(),
    })),
    files,
    activity,
    thisBrowser: Object.fromEntries(Object.entries(accountEntries(sub)).map(([name, text]) => [name, parsed(text)])),
  };
}

/** JSON is parsed; other texts are unchanged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
