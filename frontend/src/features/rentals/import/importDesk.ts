import type { Dispatch } from '@reduxjs/toolkit';
import type { Rental } from '../../../../../graphql/generated/schema';
import { findRental } from '../mergeRentals';
import type { RentalsApi } from '../rentalsApi';
import { rentalsReceived, selectRentals, selectSyncedAt, type WithRentals } from '../rentalsSlice';
import type { Wait } from '../retry';
import { type CurrentImport, importBegun, importChanged, importDismissed } from '../uploadSlice';
import type { ColumnChoice } from './columns';
import type { FileEncoding } from './fileText';
import type { ImportArchive, ImportRecord } from './importArchive';
import { type EarlierBatches, importBatches, noEarlierBatches, readEarlierBatches } from './importBatches';
import type { FileCheck, ImportFile, ReasonTexts, RefusedRow, RowEdits } from './importFile';
import { type ImportJournal, journalBatch, type KeptImport } from './importJournal';
import { plannedRow, planRow } from './importPlan';
import { type ImportResult, ImportRun, type ImportRunSettings, rowsDone } from './importRun';
import { markKeptImport } from './keptMark';
import { undoBatches } from './undoBatches';

export interface DeskStore {
  dispatch: Dispatch;
  getState(): WithRentals;
}

/** What the desk works with; tests bring their own. */
export interface DeskTools {
  openFile(file: File): ImportFile | Promise<ImportFile>;
  loadApi(): Promise<Pick<RentalsApi, 'batchTest'>>;
  /** @param account the signed-in person's */
  journal(account: string): ImportJournal;
  archive: ImportArchive;
  /** Keeps the browser's other tabs from importing; null when one of them is. What it returns lets go. */
  lock(): Promise<(() => void) | null>;
  wait: Wait;
  now(): number;
}

/** A file that was reviewed. */
export interface PreparedImport {
  account: string;
  file: File;
  source: ImportFile;
  encoding: FileEncoding;
  choice: ColumnChoice;
  edits: RowEdits;
  check: FileCheck;
  reasons: ReasonTexts;
}

/** An import under way, and what it holds open. */
interface Job {
  kept: KeptImport;
  journal: ImportJournal;
  file?: File;
  source?: ImportFile;
  run?: ImportRun;
  refused: RefusedRow[];
  result?: ImportResult;
  /** True while the result is put into the history. */
  isArchiving: boolean;
  /** True once the person has closed the report. */
  isRead: boolean;
  /** True once the person has left for good: nothing more is kept of it. */
  isPutAway?: boolean;
  /** False once a batch could not be kept: taking back only the others would be worse than none. */
  isJournalWhole: boolean;
  letGo(): void;
}

/** The store keeps no more: a million refused rows would weigh on each of its changes. */
const mostShown = 100;

/**
 * Runs one import at a time for the whole website, whichever page is shown; the store's `currentImport` tells how it
 * is getting on. What it needs to go on after a reload is in the journal, what remains of it in the archive.
 */
export class ImportDesk {
  private job: Job | null = null;

  constructor(
    private readonly store: DeskStore,
    readonly tools: DeskTools,
  ) {}

  /** @returns false when another tab is importing */
  async start({ account, file, source, check, ...prepared }: PreparedImport): Promise<boolean> {
    const letGo = await this.takeLock();
    if (!letGo) return false;
    const { rows, sound } = check;
    const kept: KeptImport = {
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
    const job = this.open({ kept, journal: this.tools.journal(account), file, source, letGo });
    const isKept = await this.begin(job);
    this.show(job, { phase: 'running', survivesReload: isKept, firstRejected: check.firstRejected });
    void this.runImport(job, noEarlierBatches);
    return true;
  }

  /** Takes back what an import wrote. @returns false when another tab is importing */
  async undo(account: string, record: ImportRecord): Promise<boolean> {
    const letGo = await this.takeLock();
    if (!letGo) return false;
    const { importId, fileName, fileSize, encoding, choice, tally } = record;
    const sound = tally.inserted + tally.updated;
    const kept: KeptImport = {
      ...{ importId: `${importId}-undo`, kind: 'undo', fileName, fileSize, encoding, choice, undoes: record },
      ...{ edits: {}, reasons: {}, rows: sound, sound, startedAt: this.tools.now(), isPaused: false },
    };
    const job = this.open({ kept, journal: this.tools.journal(account), letGo });
    const isKept = await this.begin(job);
    this.show(job, { phase: 'running', survivesReload: isKept });
    void this.runUndo(job);
    return true;
  }

  /** Goes on with what a reload, a crash or signing out interrupted, if anything. */
  async resumeKept(account: string): Promise<void> {
    const letGo = await this.takeLock();
    if (!letGo) return;
    const journal = this.tools.journal(account);
    const kept = await journal.kept().catch(() => undefined);
    const file = kept?.kind === 'import' ? await journal.file().catch(() => undefined) : undefined;
    if (!kept || (kept.kind === 'import' && !file)) {
      letGo();
      return;
    }
    const job = this.open({ kept, journal, file, letGo });
    this.show(job, { phase: 'preparing' });
    if (kept.kind === 'undo') return this.runUndo(job);
    await this.resumeImport(job, file as File);
  }

  pause(): void {
    this.job?.run?.pause();
    this.setPaused(true);
  }

  resume(): void {
    this.job?.run?.resume();
    this.setPaused(false);
  }

  stop(): void {
    this.change({ phase: 'stopping' });
    this.job?.run?.cancel();
  }

  tryAgain(): void {
    this.job?.run?.tryAgain();
  }

  /** Puts the last import into the history, after that failed. */
  async archiveAgain(): Promise<void> {
    if (this.job?.result) await this.archive(this.job, this.job.result);
  }

  /** The rows left out, by the file itself or by the cloud, as CSV; null when the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    const { job } = this;
    return (await job?.source?.rejectedCsv(job.refused, job.kept.reasons)) ?? null;
  }

  /** Closes a finished import whose report was read; one that is on its way into the history once it is there. */
  async dismiss(): Promise<void> {
    if (this.job?.isArchiving) this.job.isRead = true;
    else await this.close();
  }

  /** Forgets what is under way, and what was kept of it. What another tab imports stays that tab's. */
  async putAway(account: string): Promise<void> {
    const { job } = this;
    const letGo = job ? undefined : await this.tools.lock();
    if (letGo === null) return;
    if (job) job.isPutAway = true;
    this.leave();
    markKeptImport(false);
    await this.tools.journal(account).forget();
    letGo?.();
  }

  /** Lets everything go, as at locking; what is under way goes on when the person is back. */
  leave(): void {
    const { job } = this;
    this.job = null;
    job?.run?.cancel();
    job?.source?.close();
    job?.letGo();
    this.store.dispatch(importDismissed());
  }

  private async takeLock(): Promise<(() => void) | null> {
    return this.job && !this.job.result ? null : this.replaceFinished();
  }

  private async replaceFinished(): Promise<(() => void) | null> {
    await this.close();
    return this.tools.lock();
  }

  private async close(): Promise<void> {
    const { job } = this;
    if (!job) return;
    this.leave();
    if (job.result) await this.forget(job);
  }

  private open(job: Omit<Job, 'refused' | 'isArchiving' | 'isRead' | 'isJournalWhole'>): Job {
    this.job = { ...job, refused: [], isArchiving: false, isRead: false, isJournalWhole: true };
    return this.job;
  }

  /** @returns false when there was no room for the file: the import runs, but ends with the page */
  private async begin({ kept, journal, file }: Job): Promise<boolean> {
    try {
      await journal.begin(kept, file);
      markKeptImport(true);
      return true;
    } catch {
      await journal.begin(kept).catch(() => {});
      return false;
    }
  }

  private async forget({ journal }: Job): Promise<void> {
    markKeptImport(false);
    await journal.forget().catch(() => {});
  }

  private async resumeImport(job: Job, file: File): Promise<void> {
    try {
      const source = await this.tools.openFile(file);
      job.source = source;
      await source.open(job.kept.encoding);
      const check = await source.check(job.kept.choice, job.kept.edits, () => {});
      const earlier = await readEarlierBatches(job.journal.batches());
      if (this.job !== job) return;
      this.change({ firstRejected: check.firstRejected, tally: earlier.tally, doneBefore: rowsDone(earlier.tally) });
      await this.runImport(job, earlier);
    } catch {
      if (this.job === job) await this.finish(job, { end: 'failed', tally: noEarlierBatches.tally, refused: [] });
    }
  }

  private async runImport(job: Job, earlier: EarlierBatches): Promise<void> {
    const { kept, journal, source } = job;
    const { importId } = kept;
    const saveBatch: ImportJournal['saveBatch'] = async (batch) => {
      if (job.isPutAway) return;
      await journal.saveBatch(batch).catch(() => {
        job.isJournalWhole = false;
        this.change({ survivesReload: false });
      });
    };
    await this.run(job, {
      tally: earlier.tally,
      next: importBatches({
        importId,
        file: source as ImportFile,
        journal: { saveBatch },
        earlier,
        findKnown: this.findKnown,
        isBlind: () => selectSyncedAt(this.store.getState()) === null,
        onRefused: (rows) => job.refused.push(...rows),
      }),
      // Nobody saw a conflict in what nobody had seen: the row is compared with what the cloud holds after all.
      replan: ({ row, kind }, theirs, { isBlind }) =>
        kind === 'insert' && isBlind ? (planRow(row, theirs, importId) ?? plannedRow(row, undefined, importId)) : null,
      onReplanned: (batch) => saveBatch(journalBatch(batch)),
      onSettled: (batch, outcomes) => saveBatch(journalBatch(batch, outcomes)),
    });
  }

  private async runUndo(job: Job): Promise<void> {
    const undoes = job.kept.undoes as ImportRecord;
    try {
      const batches = await this.tools.archive.batches(undoes.importId);
      const { importId } = undoes;
      const undoId = job.kept.importId;
      await this.run(job, { next: undoBatches({ importId, undoId, batches, findKnown: this.findKnown }) });
    } catch {
      if (this.job === job) await this.finish(job, { end: 'failed', tally: noEarlierBatches.tally, refused: [] });
    }
  }

  private async run(job: Job, settings: Pick<ImportRunSettings, 'next'> & Partial<ImportRunSettings>): Promise<void> {
    if (this.job !== job) return;
    const run = new ImportRun({
      ...settings,
      batchTest: async (rows) => (await this.tools.loadApi()).batchTest(rows),
      pause: this.tools.wait,
      onTally: (tally) => this.job === job && this.change({ tally }),
      onTrouble: (trouble) => this.job === job && this.change({ trouble }),
      onWritten: (rentals) => this.store.dispatch(rentalsReceived({ rentals })),
    });
    job.run = run;
    if (job.kept.isPaused) run.pause();
    this.change({ phase: job.kept.isPaused ? 'paused' : 'running', startedAt: this.tools.now() });
    const result = await run.run();
    if (this.job !== job) return;
    await this.finish(job, result);
  }

  private async finish(job: Job, result: ImportResult): Promise<void> {
    job.refused.push(...result.refused);
    job.result = { ...result, refused: job.refused };
    const { tally, end } = result;
    const refused = job.refused.slice(0, mostShown);
    this.change({ tally, end, trouble: null, refused, refusedCount: job.refused.length });
    await this.archive(job, job.result);
  }

  private async archive(job: Job, result: ImportResult): Promise<void> {
    job.isArchiving = true;
    this.change({ phase: 'archiving' });
    const isArchived = await this.addToArchive(job, result).then(
      () => true,
      () => false,
    );
    if (isArchived) await this.forget(job);
    job.isArchiving = false;
    if (this.job !== job) return;
    // What could not be put there is shown once more, with a way to try again.
    if (isArchived && job.isRead) this.leave();
    else this.change({ phase: 'ended', isArchived });
  }

  private async addToArchive(job: Job, { tally, end, refused }: ImportResult): Promise<void> {
    const { undoes, importId, fileName, fileSize, encoding, choice, rows, sound, startedAt } = job.kept;
    const endedAt = this.tools.now();
    const shown = refused.slice(0, mostShown);
    if (undoes) {
      await this.tools.archive.change({ ...undoes, undo: { endedAt, end, tally, refused: shown } });
      return;
    }
    const record: ImportRecord = {
      ...{ importId, fileName, fileSize, encoding, choice, startedAt, endedAt, end, rows, sound, tally },
      refused: shown,
      canUndo: job.isJournalWhole,
    };
    const rejected = rows - sound + refused.length > 0 ? await this.rejectedCsv() : null;
    await this.tools.archive.add(record, { file: job.file as File, rejected, batches: job.journal.batches() });
  }

  /** As the cloud last said: what the person changed and was not sent yet is on no version. */
  private readonly findKnown = (id: string): Rental | undefined => {
    const { confirmed } = this.store.getState().rentals;
    if (Object.hasOwn(confirmed, id)) return confirmed[id] ?? undefined;
    return findRental(selectRentals(this.store.getState()), id);
  };

  private setPaused(isPaused: boolean): void {
    const { job } = this;
    if (!job || job.result) return;
    job.kept = { ...job.kept, isPaused };
    this.change({ phase: isPaused ? 'paused' : 'running', startedAt: this.tools.now() });
    void job.journal.change(job.kept).catch(() => {});
  }

  private change(change: Partial<CurrentImport>): void {
    this.store.dispatch(importChanged(change));
  }

  private show({ kept }: Job, shown: Pick<CurrentImport, 'phase'> & Partial<CurrentImport>): void {
    const { importId, kind, fileName, rows, sound, choice } = kept;
    this.store.dispatch(
      importBegun({
        ...{ importId, kind, fileName, sound, leftOut: rows - sound, mapping: choice.mapping },
        ...{ tally: noEarlierBatches.tally, startedAt: this.tools.now(), doneBefore: 0, trouble: null },
        ...{ survivesReload: true, end: null, isArchived: null, refused: [], refusedCount: 0, firstRejected: [] },
        ...shown,
      }),
    );
  }
}

/** Orders by time as text does, so that a list of names is a history. */
function newImportId(now: number): string {
  return `${new Date(now).toISOString().replace(/\D/g, '')}-${crypto.randomUUID()}`;
}
