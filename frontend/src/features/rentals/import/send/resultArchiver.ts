import { type CloudFailure, cloudFailureOf } from '../../../../cloud/errors';
import { delayAfter, WakeableWait } from '../../../../cloud/unlimitedRetry';
import type { CurrentImport } from '../uploadSlice';
import type { ImportDependencies } from './dependencies';

export interface ResultArchiverSettings {
  dependencies: Pick<ImportDependencies, 'wait' | 'onReconnect'>;
  addToHistory(): Promise<void>;
  /** Called once the result is in the history. */
  onArchived(): Promise<void>;
  report(change: Partial<CurrentImport>): void;
}

/** Adds the result of an import to the history: again with increasing delays, until that succeeds or it is left. */
export class ResultArchiver {
  /** Set while the result is added to the history; resolves to whether that succeeded. */
  archiving: Promise<boolean> | null = null;
  isArchived = false;
  private tries = 0;
  private isLeft = false;
  private readonly waitBeforeRetry: WakeableWait;

  constructor(private readonly settings: ResultArchiverSettings) {
    this.waitBeforeRetry = new WakeableWait(settings.dependencies.wait);
  }

  async archive(): Promise<void> {
    const { addToHistory, onArchived, report } = this.settings;
    let failure: CloudFailure = 'unknown';
    this.archiving = addToHistory().then(
      async () => {
        await onArchived();
        return true;
      },
      (error: unknown) => {
        failure = cloudFailureOf(error);
        return false;
      },
    );
    // Automatic retries do not change the phase: the report would appear and disappear.
    if (this.tries === 0) report({ phase: 'archiving' });
    this.isArchived = await this.archiving;
    this.archiving = null;
    report({ phase: 'ended', isArchived: this.isArchived });
    if (!this.isArchived) void this.archiveLater(failure);
  }

  /** Tries immediately, after that failed. */
  async archiveAgain(): Promise<void> {
    if (this.archiving) return;
    this.tries = 0;
    this.waitBeforeRetry.wake();
    await this.archive();
  }

  leave(): void {
    this.isLeft = true;
    this.waitBeforeRetry.wake();
  }

  /** After a delay, or as soon as the network is back. */
  private async archiveLater(failure: CloudFailure): Promise<void> {
    const stopWatching = this.settings.dependencies.onReconnect(() => this.waitBeforeRetry.wake());
    await this.waitBeforeRetry.wait(delayAfter(failure, ++this.tries));
    stopWatching();
    if (!this.isLeft && !this.archiving) await this.archive();
  }
}
