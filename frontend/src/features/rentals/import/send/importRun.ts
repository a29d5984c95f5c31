import type { Rental } from '../../../../../../graphql/generated/schema';
import { defaultTimeLimit, inTime } from '../../../../cloud/timeLimit';
import { rentalsReceived, selectSyncedAt } from '../../sync/rentalsSlice';
import type { ImportEnd, ImportRecord } from '../importRecord';
import { rowsDone, tallyOf } from '../importTally';
import type { ImportFile } from '../read/importFile';
import { type CurrentImport, selectCurrentImport } from '../uploadSlice';
import { type EarlierBatches, importBatches, noEarlierBatches, readEarlierBatches } from './batches';
import { BatchSender, type BatchSenderSettings } from './batchSender';
import type { ImportDependencies, ImportStore } from './dependencies';
import { addToHistory } from './history';
import { type ImportJournal, journalBatch, type ResumableImport } from './journal';
import { confirmedRental, replanInsert } from './plan';
import { ResultArchiver } from './resultArchiver';
import { markResumableImport } from './resumableImport';
import { RunProgress } from './runProgress';
import { undoBatches } from './undoBatches';

/** The resources of a running import. */
export interface RunResources {
  saved: ResumableImport;
  journal: ImportJournal;
  file?: File;
  source?: ImportFile;
  /** Allows other tabs to import. */
  release(): void;
}

/**
 * One import, or the undoing of one, from its file to its entry in the history. The store's `currentImport` has its
 * progress. After {@link leave} it reports nothing more, whatever its pending calls return.
 */
export class ImportRun {
  private saved: ResumableImport;
  private readonly journal: ImportJournal;
  private source: ImportFile | undefined;
  private file: File | undefined;
  private sender: BatchSender | undefined;
  private readonly progress: RunProgress;
  /** Absent until the import has ended. */
  private archiver: ResultArchiver | undefined;
  /** True until other tabs may import. From then on the journal may hold an import of theirs. */
  holdsLock = true;
  /** How many batches of an earlier visit are to be asked for again: only the answers say what of them was written. */
  private toAskAgain = 0;
  /** Of an undo: the batches that were planned since the page was opened. */
  private begunBatches = 0;
  private isLeft = false;
  private isParked = false;

  constructor(
    private readonly store: ImportStore,
    private readonly dependencies: ImportDependencies,
    private readonly resources: RunResources,
  ) {
    this.saved = resources.saved;
    this.journal = resources.journal;
    this.source = resources.source;
    this.file = resources.file;
    this.progress = new RunProgress(store, () => dependencies.now());
  }

  get isFinished(): boolean {
    return this.archiver !== undefined;
  }

  /** Whether the result is in the history. */
  get isArchived(): boolean {
    return this.archiver?.isArchived ?? false;
  }

  /** Set while the result is added to the history; resolves to whether that succeeded. */
  get archiving(): Promise<boolean> | null {
    return this.archiver?.archiving ?? null;
  }

  /**
   * Saves what is needed after a reload.
   * @returns false if there was no space for the file: the import runs, but ends with the page
   */
  async save(): Promise<boolean> {
    try {
      await this.journal.begin(this.saved, this.file);
      markResumableImport(true);
      await this.readFromCopy().catch(() => {});
      return true;
    } catch {
      await this.journal.begin(this.saved).catch(() => {});
      return false;
    }
  }

  private async readFromCopy(): Promise<void> {
    const copy = this.source && (await this.journal.file());
    if (!copy || this.isLeft) return;
    this.file = copy;
    await this.source?.readFrom(copy);
  }

  show(shown: Pick<CurrentImport, 'phase'> & Partial<CurrentImport>): void {
    this.progress.show(this.saved, shown);
  }

  /** Sends the rows of an open, checked file. */
  async import(earlier: EarlierBatches = noEarlierBatches): Promise<void> {
    const { importId } = this.saved;
    this.toAskAgain = earlier.open.size;
    Object.assign(this.progress.tally, earlier.tally);
    await this.send({
      next: importBatches({
        importId,
        file: this.source as ImportFile,
        journal: { saveBatch: this.saveBatch },
        earlier,
        isStopped: () => this.saved.isStopped === true,
        onAskedAgain: () => {
          this.toAskAgain--;
        },
        findKnown: this.findKnown,
        mayBeIncomplete: () => selectSyncedAt(this.store.getState()) === null,
        onRefused: (rows) => this.progress.refused.push(...rows),
      }),
      replan: (planned, stored, batch) => replanInsert(planned, stored, batch, importId),
      onReplanned: (batch) => this.saveBatch(journalBatch(batch)),
      onSettled: (batch, outcomes) => this.saveBatch(journalBatch(batch, outcomes)),
    });
  }

  /**
   * Opens the file again, and continues after the journal's last batch. A stopped import sends again what was on its way:
   * only the answers say what of it was written.
   */
  async importRest(file: File): Promise<void> {
    try {
      const source = await this.dependencies.openFile(file);
      this.source = source;
      const { encoding, delimiter } = this.saved;
      await source.open({ encoding, delimiter });
      const check = await source.check(this.saved.choice, this.saved.edits, () => {});
      const earlier = await readEarlierBatches(this.journal.batches());
      if (this.isLeft) return;
      const { tally } = this.saved;
      // What was reported stays.
      const known = tally ? { ...earlier, tally, open: new Map() } : earlier;
      this.progress.report({
        firstRejected: check.firstRejected,
        tally: known.tally,
        doneBefore: rowsDone(known.tally),
      });
      await this.import(known);
    } catch {
      await this.finish('failed');
    }
  }

  /** Undoes an import. */
  async undo(): Promise<void> {
    const { importId } = this.saved.undoes as ImportRecord;
    const { tally, importId: undoId, validRows, begunBatches = 0 } = this.saved;
    if (tally) {
      Object.assign(this.progress.tally, tally);
      return this.finish('stopped');
    }
    this.toAskAgain = begunBatches;
    try {
      const batches = await this.dependencies.archive.batches(importId);
      const next = undoBatches({ importId, undoId, batches, findKnown: this.findKnown });
      let planned = 0;
      await this.send({
        next: async () => {
          if (this.isOver) return null;
          const batch = await next();
          if (!batch || this.isOver) return null;
          this.countBegunBatch();
          planned += batch.rows.length;
          // The import wrote more than it heard of, for example if it was stopped without a network.
          if (planned > validRows) this.progress.report({ validRows: planned });
          return batch;
        },
      });
    } catch {
      await this.finish('failed');
    }
  }

  setPaused(isPaused: boolean): void {
    if (isPaused) this.sender?.pause();
    else this.sender?.resume();
    if (this.isFinished) return;
    this.saveChange({ isPaused });
    const done = rowsDone(selectCurrentImport(this.store.getState())?.tally ?? tallyOf());
    this.progress.report({
      phase: isPaused ? 'paused' : 'running',
      startedAt: this.dependencies.now(),
      doneBefore: done,
    });
  }

  stop(): void {
    this.saveChange({ isStopped: true, isPaused: false });
    this.progress.report({ phase: 'stopping' });
    if (this.isOver) this.sender?.cancel();
    else {
      this.sender?.resume();
      this.sender?.tryAgain();
    }
  }

  /** Whether nothing more is to be sent. */
  private get isOver(): boolean {
    return this.isLeft || (this.saved.isStopped === true && this.toAskAgain === 0);
  }

  private countBegunBatch(): void {
    this.begunBatches++;
    if (this.toAskAgain > 0) this.toAskAgain--;
    else this.saveChange({ begunBatches: this.begunBatches });
  }

  tryAgain(): void {
    this.sender?.tryAgain();
  }

  /** Adds the result to the history again, after that failed. */
  async archiveAgain(): Promise<void> {
    await this.archiver?.archiveAgain();
  }

  /** The rows rejected by the check or by the cloud, as CSV; null if the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    return (await this.source?.rejectedCsv(this.progress.refused, this.saved.reasons)) ?? null;
  }

  /** Releases everything except what is saved. */
  leave(): void {
    this.stopReporting();
    this.releaseLock();
  }

  /** Releases everything; what is saved stays only if the import has not ended. */
  async close(): Promise<void> {
    this.stopReporting();
    if (this.isFinished) await this.forget();
    this.releaseLock();
  }

  /** From now on nothing more of it is saved. */
  park(): void {
    this.isParked = true;
  }

  private stopReporting(): void {
    this.isLeft = true;
    this.progress.leave();
    this.archiver?.leave();
    this.sender?.cancel();
    this.source?.close();
  }

  private releaseLock(): void {
    if (!this.holdsLock) return;
    this.holdsLock = false;
    this.resources.release();
  }

  private async forget(): Promise<void> {
    if (!this.holdsLock) return;
    markResumableImport(false);
    await this.journal.forget().catch(() => {});
  }

  private async send(settings: Pick<BatchSenderSettings, 'next'> & Partial<BatchSenderSettings>): Promise<void> {
    if (this.isLeft) return;
    const { kind, fileName: source, isStopped, isPaused } = this.saved;
    const origin = { kind, source };
    this.sender = new BatchSender({
      ...settings,
      batchTest: async (rows) => (await inTime(defaultTimeLimit, this.dependencies.loadApi)).batchTest(rows, origin),
      wait: this.dependencies.wait,
      blockedReason: this.saved.reasons.blocked,
      onStarted: ({ unchanged }) => {
        this.progress.tally.unchanged += unchanged;
        this.progress.reportTally();
      },
      onOutcome: (planned, outcome) => this.progress.count(planned, outcome),
      onAnswer: (rentals) => {
        this.store.dispatch(rentalsReceived({ rentals }));
        this.progress.reportTally();
      },
      onFailure: (failure) => {
        this.progress.report({ failure });
        // Who stops it does not wait for what would let it go on.
        if (this.saved.isStopped && failure?.waitsForUser) this.sender?.cancel();
      },
    });
    if (isPaused) this.sender.pause();
    this.progress.report({
      phase: isStopped ? 'stopping' : isPaused ? 'paused' : 'running',
      startedAt: this.dependencies.now(),
    });
    const stopWatching = this.dependencies.onReconnect(() => this.tryAgain());
    const end = await this.sender.run();
    stopWatching();
    await this.finish(this.saved.isStopped && end === 'done' ? 'stopped' : end);
  }

  private async finish(end: ImportEnd): Promise<void> {
    if (this.isLeft) return;
    this.archiver = new ResultArchiver({
      dependencies: this.dependencies,
      addToHistory: () => this.addToHistory(end),
      onArchived: async () => {
        await this.forget();
        // The report may stay open for hours.
        this.releaseLock();
      },
      report: (change) => this.progress.report(change),
    });
    if (end === 'stopped') this.saveChange({ tally: { ...this.progress.tally } });
    this.progress.reportEnd(end);
    await this.archiver.archive();
  }

  private addToHistory(end: ImportEnd): Promise<void> {
    return addToHistory(this.dependencies.archive, {
      saved: this.saved,
      endedAt: this.dependencies.now(),
      end,
      tally: { ...this.progress.tally },
      refused: this.progress.refused,
      // Undoing only some of its batches would be worse than none.
      canUndo: !this.saved.lacksBatches,
      file: this.file,
      batches: this.journal.batches(),
      rejectedCsv: () => this.rejectedCsv(),
    });
  }

  /** Saves changed values for a reload. */
  private saveChange(change: Partial<ResumableImport>): void {
    this.saved = { ...this.saved, ...change };
    void this.journal.change(this.saved).catch(() => {});
  }

  private readonly saveBatch: ImportJournal['saveBatch'] = async (batch) => {
    // After leaving, the journal may be another run's, or hold another import.
    if (this.isParked || this.isLeft) return;
    await this.journal.saveBatch(batch).catch(() => {
      if (this.isLeft) return;
      this.saveChange({ lacksBatches: true });
      this.progress.report({ survivesReload: false });
    });
  };

  private readonly findKnown = (id: string): Rental | undefined => confirmedRental(this.store.getState(), id);
}
