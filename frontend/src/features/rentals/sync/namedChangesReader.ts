import type { Wait } from '../../../cloud/retry';
import type { ChangeMessages } from './changeMessages';
import type { PulledPage } from './pulledPage';
import { readNamed } from './readNamed';
import type { RentalStore } from './rentalStore';
import { rentalsReceived } from './rentalsSlice';
import type { SyncApi } from './syncApi';
import { namedReadDelay, readSpread } from './syncTimes';

export interface NamedChangesReaderSettings {
  store: RentalStore;
  api: Pick<SyncApi, 'syncRentals' | 'readChangeFile'>;
  messages: ChangeMessages;
  signal: AbortSignal;
  waitFor: Wait;
  /** Called after reads of an index that may have lacked the latest changes. */
  onIndexRead(): void;
  /** Called when what was named could not be read. */
  onFailure(): void;
}

/** Reads what messages only named, until the signal aborts. */
export class NamedChangesReader {
  private isReading = false;

  constructor(private readonly settings: NamedChangesReaderSettings) {}

  /** Reads at growing intervals while there is more, so that the store takes in large pages. */
  async readUnread(): Promise<void> {
    if (this.isReading) return;
    const { store, api, messages, signal, waitFor, onIndexRead, onFailure } = this.settings;
    this.isReading = true;
    try {
      let isIndexRead = false;
      for (let round = 1; messages.hasUnread; round++) {
        await waitFor(namedReadDelay(round, readSpread(messages.listeners, messages.unreadCount)), signal);
        const onPage = (page: PulledPage) => store.dispatch(rentalsReceived(page));
        if (await readNamed(messages.takeUnread(), api, { onPage, signal })) isIndexRead = true;
      }
      if (isIndexRead) onIndexRead();
    } catch {
      if (!signal.aborted) onFailure();
    }
    this.isReading = false;
  }
}
