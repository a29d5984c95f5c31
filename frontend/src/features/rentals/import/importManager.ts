import type { ColumnChoice } from './columns';
import type { Delimiter } from './delimiter';
import type { FileEncoding } from './fileText';
import type { ImportDependencies, ImportStore } from './importDependencies';
import type { CheckCounts, ImportFile, ReasonTexts } from './importFile';
import { ImportJob, type JobResources } from './importJob';
import type { ResumableImport } from './importJournal';
import type { ImportRecord } from './importRecord';
import { markResumableImport } from './resumableImport';
import type { RowEdits } from './rowCheck';
import { importDismissed } from './uploadSlice';

/** A file that was reviewed. */
export interface PreparedImport {
  account: string;
  file: File;
  source: ImportFile;
  encoding: FileEncoding;
  delimiter?: Delimiter | undefined;
  choice: ColumnChoice;
  edits: RowEdits;
  check: CheckCounts;
  reasons: ReasonTexts;
}

/**
 * What became of starting: `elsewhere` when another tab is importing; `unfinished` when an earlier import, left behind
 * by a tab that was closed, goes on instead.
 */
export type StartOutcome = 'begun' | 'elsewhere' | 'unfinished';

/**
 * Runs one import at a time for the whole website, whichever page is shown. What it needs to go on after a reload is
 * in the journal, what remains of it in the archive.
 */
export class ImportManager {
  private job: ImportJob | null = null;

  constructor(
    private readonly store: ImportStore,
    readonly tools: ImportDependencies,
  ) {}

  async start({ account, file, source, check, ...prepared }: PreparedImport): Promise<StartOutcome> {
    const release = await this.takeLock();
    if (!release) return 'elsewhere';
    if (await this.hasUnfinishedImport(account, release)) return 'unfinished';
    const { rows, sound } = check;
    const kept: ResumableImport = {
      importId: newImportId(this.tools.now()),
      kind: 'import',
      fileName: file.name,
      fileSize: file.size,
      ...prepared,
      rows,
      sound,
      startedAt: this.tools.now(),
      isPaused: false,
    };
    const job = this.open({ kept, journal: this.tools.journal(account), file, source, release });
    job.show({ phase: 'running', survivesReload: await job.keep(), firstRejected: check.firstRejected });
    void job.import();
    return 'begun';
  }

  /** Takes back what an import wrote. */
  async undo(account: string, record: ImportRecord): Promise<StartOutcome> {
    const release = await this.takeLock();
    if (!release) return 'elsewhere';
    if (await this.hasUnfinishedImport(account, release)) return 'unfinished';
    const { importId, fileName, fileSize, encoding, choice, tally } = record;
    const sound = tally.inserted + tally.updated;
    const kept: ResumableImport = {
      ...{ importId: `${importId}-undo`, kind: 'undo', fileName, fileSize, encoding, choice, undoes: record },
      ...{ edits: {}, reasons: {}, rows: sound, sound, startedAt: this.tools.now(), isPaused: false },
    };
    const job = this.open({ kept, journal: this.tools.journal(account), release });
    job.show({ phase: 'running', survivesReload: await job.keep() });
    void job.undo();
    return 'begun';
  }

  /** Goes on with what a reload, a crash or signing out interrupted, if anything. */
  async resumeStored(account: string): Promise<void> {
    const release = await this.takeLock();
    if (release && !(await this.hasUnfinishedImport(account, release))) release();
  }

  pause(): void {
    this.job?.setPaused(true);
  }

  resume(): void {
    this.job?.setPaused(false);
  }

  stop(): void {
    this.job?.stop();
  }

  tryAgain(): void {
    this.job?.tryAgain();
  }

  /** Puts the last import into the history, after that failed. */
  async archiveAgain(): Promise<void> {
    await this.job?.archiveAgain();
  }

  /** The rows left out, by the file itself or by the cloud, as CSV; null when the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    return (await this.job?.rejectedCsv()) ?? null;
  }

  /** Closes a finished import whose report was read; one that is on its way into the history once it is there. */
  async dismiss(): Promise<void> {
    const { job } = this;
    // What could not be put there is shown once more, with a way to try again.
    if (job?.archiving && !(await job.archiving)) return;
    if (job === this.job) await this.close();
  }

  /** Forgets what is under way, and what was kept of it. What another tab imports stays that tab's. */
  async park(account: string): Promise<void> {
    const { job } = this;
    const release = job ? undefined : await this.tools.lock();
    if (release === null) return;
    job?.park();
    this.leave();
    markResumableImport(false);
    // Where the account signed out, its journal is gone already.
    await this.tools
      .journal(account)
      .forget()
      .catch(() => {});
    release?.();
  }

  /** Lets everything go, as at locking; what is under way goes on when the person is back. */
  leave(): void {
    const { job } = this;
    this.job = null;
    job?.leave();
    this.store.dispatch(importDismissed());
  }

  private async takeLock(): Promise<(() => void) | null> {
    if (this.job && !this.job.isFinished) return null;
    await this.job?.archiving;
    await this.close();
    return this.tools.lock();
  }

  /** Goes on with what the account's journal tells of. @returns false when that is nothing */
  private async hasUnfinishedImport(account: string, release: () => void): Promise<boolean> {
    const journal = this.tools.journal(account);
    const kept = await journal.kept().catch(() => undefined);
    const file = kept?.kind === 'import' ? await journal.file().catch(() => undefined) : undefined;
    if (!kept || (kept.kind === 'import' && !file)) return false;
    const job = this.open({ kept, journal, file, release });
    job.show({ phase: 'preparing' });
    void (file ? job.importRest(file) : job.undo());
    return true;
  }

  private async close(): Promise<void> {
    const { job } = this;
    if (!job) return;
    this.leave();
    if (job.isFinished) await job.forget();
  }

  private open(resources: JobResources): ImportJob {
    this.job = new ImportJob(this.store, this.tools, resources);
    return this.job;
  }
}

/** Orders by time as text does, so that a list of names is a history. */
function newImportId(now: number): string {
  return `${new Date(now).toISOString().replace(/\D/g, '')}-${crypto.randomUUID()}`;
}
