import { acquireOnceClosed } from '../../sync/tabLocks';
import type { ImportRecord } from '../importRecord';
import type { ColumnChoice } from '../read/columns';
import type { Delimiter } from '../read/delimiter';
import type { FileEncoding } from '../read/fileText';
import type { CheckCounts, ImportFile, ReasonTexts } from '../read/importFile';
import type { RowEdits } from '../read/rowCheck';
import { importDismissed } from '../uploadSlice';
import type { ImportDependencies, ImportStore } from './dependencies';
import { ImportRun, type RunResources } from './importRun';
import type { ResumableImport } from './journal';
import { markResumableImport } from './resumableImport';

/** A reviewed file. */
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
 * The result of starting: `elsewhere` if another tab is importing; `unfinished` if an earlier import, from a closed
 * tab, is resumed instead.
 */
export type StartOutcome = 'begun' | 'elsewhere' | 'unfinished';

/**
 * Runs one import at a time for the whole website, on any page. The journal has what is needed to resume after a
 * reload, the archive has the history.
 */
export class ImportManager {
  private run: ImportRun | null = null;
  /** Aborts once the user has left: the next account would send this one's rows. */
  private visit = new AbortController();

  constructor(
    private readonly store: ImportStore,
    readonly dependencies: ImportDependencies,
  ) {}

  async start({ account, file, source, check, ...prepared }: PreparedImport): Promise<StartOutcome> {
    const release = await this.takeTurn(account);
    if (typeof release === 'string') return release;
    const { rows, validRows } = check;
    const saved: ResumableImport = {
      importId: newImportId(this.dependencies.now()),
      kind: 'import',
      fileName: file.name,
      fileSize: file.size,
      ...prepared,
      rows,
      validRows,
      startedAt: this.dependencies.now(),
      isPaused: false,
    };
    const run = this.open({ saved, journal: this.dependencies.journal(account), file, source, release });
    run.show({ phase: 'running', survivesReload: await run.save(), firstRejected: check.firstRejected });
    void run.import();
    return 'begun';
  }

  /** Undoes an import. */
  async undo(account: string, record: ImportRecord): Promise<StartOutcome> {
    const release = await this.takeTurn(account);
    if (typeof release === 'string') return release;
    const { importId, fileName, fileSize, encoding, choice, tally } = record;
    const validRows = tally.inserted + tally.updated;
    const saved: ResumableImport = {
      importId: `${importId}-undo`,
      kind: 'undo',
      fileName,
      fileSize,
      encoding,
      choice,
      undoes: record,
      edits: {},
      reasons: {},
      rows: validRows,
      validRows,
      startedAt: this.dependencies.now(),
      isPaused: false,
    };
    const run = this.open({ saved, journal: this.dependencies.journal(account), release });
    run.show({ phase: 'running', survivesReload: await run.save() });
    void run.undo();
    return 'begun';
  }

  /**
   * Resumes an import that a reload, a crash or signing out interrupted, if any. One of another tab is resumed once that
   * tab is closed.
   */
  async resumeStored(account: string, signal: AbortSignal): Promise<void> {
    const { lock, wait } = this.dependencies;
    const release = await acquireOnceClosed(lock, wait, signal);
    if (release && (signal.aborted || !(await this.hasUnfinishedImport(account, release, signal)))) release();
  }

  pause(): void {
    this.run?.setPaused(true);
  }

  resume(): void {
    this.run?.setPaused(false);
  }

  stop(): void {
    this.run?.stop();
  }

  tryAgain(): void {
    this.run?.tryAgain();
  }

  /** Adds the last import to the history again, after that failed. */
  async archiveAgain(): Promise<void> {
    await this.run?.archiveAgain();
  }

  /** The rows rejected by the check or by the cloud, as CSV; null if the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    return (await this.run?.rejectedCsv()) ?? null;
  }

  /**
   * Closes a finished import after its report was read, waiting for its history entry if that is being written. One that
   * could not be written yet is only in this browser: its report stays, and it is tried again.
   */
  async dismiss(): Promise<void> {
    const { run } = this;
    if (!run?.isFinished || !(await (run.archiving ?? run.isArchived))) return;
    if (run === this.run) await this.close();
  }

  /** Closes a finished import that could not be added to the history, and removes its file and report. */
  async discard(): Promise<void> {
    const { run } = this;
    await run?.archiving;
    if (run === this.run) await this.close();
  }

  /** Removes the running import and what was saved of it. An import in another tab is not affected. */
  async park(account: string): Promise<void> {
    const { run } = this;
    const holdsLock = run?.holdsLock ?? false;
    run?.park();
    this.leave();
    const release = holdsLock ? undefined : await this.dependencies.lock();
    if (release === null) return;
    markResumableImport(false);
    // If the account signed out, its journal is already gone.
    await this.dependencies
      .journal(account)
      .forget()
      .catch(() => {});
    release?.();
  }

  /** Releases everything, for example when the screen is locked; the import resumes when the user is back. */
  leave(): void {
    const { run } = this;
    this.visit.abort();
    this.visit = new AbortController();
    this.run = null;
    run?.leave();
    this.store.dispatch(importDismissed());
  }

  /** Takes the lock for another import. @returns the outcome of starting one if it cannot start now */
  private async takeTurn(account: string): Promise<(() => void) | 'elsewhere' | 'unfinished'> {
    const { signal } = this.visit;
    await this.dismiss();
    const release = this.run || signal.aborted ? null : await this.dependencies.lock();
    if (!release) return 'elsewhere';
    if (await this.hasUnfinishedImport(account, release, signal)) return 'unfinished';
    if (!signal.aborted) return release;
    release();
    return 'elsewhere';
  }

  /** Resumes the import in the account's journal. @returns false if there is none */
  private async hasUnfinishedImport(account: string, release: () => void, signal: AbortSignal): Promise<boolean> {
    const journal = this.dependencies.journal(account);
    const saved = await journal.saved().catch(() => null);
    const file = saved?.kind === 'import' ? await journal.file().catch(() => undefined) : undefined;
    // The browser has made room, or the user has: signing out must not warn of an import that is gone.
    if (saved === undefined) markResumableImport(false);
    if (!saved || (saved.kind === 'import' && !file)) return false;
    // The report of an earlier import may still be open.
    await this.close();
    if (signal.aborted) return false;
    const run = this.open({ saved, journal, file, release });
    run.show({ phase: 'preparing' });
    void (file ? run.importRest(file) : run.undo());
    return true;
  }

  private async close(): Promise<void> {
    const { run } = this;
    if (!run) return;
    this.run = null;
    this.store.dispatch(importDismissed());
    await run.close();
  }

  private open(resources: RunResources): ImportRun {
    this.run = new ImportRun(this.store, this.dependencies, resources);
    return this.run;
  }
}

/** Sorts by time as text, so that a sorted list of names is a history. */
function newImportId(now: number): string {
  return `${new Date(now).toISOString().replace(/\D/g, '')}-${crypto.randomUUID()}`;
}
