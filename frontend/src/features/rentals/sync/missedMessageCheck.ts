import type { ChangeMessages } from './changeMessages';
import type { ChangeReader } from './changeReader';
import type { SyncApi } from './syncApi';
import { createTimer, missedReadDelay, silenceLimit } from './syncTimes';

/**
 * Finds out whether messages were missed, and has everything that changed read then: after a gap in their sequence, a
 * silence, and a time without a subscription.
 */
export class MissedMessageCheck {
  private hasBeenConnected = false;
  private readonly missedTimer = createTimer(() => this.reader.readMissed());
  private readonly rejoinTimer = createTimer(() => this.checkConnected());
  private readonly silenceTimer = createTimer(() => {
    this.awaitMessage();
    // The subscription notices a lost connection by itself.
    this.compareSequence(() => {});
  });

  constructor(
    private readonly api: Pick<SyncApi, 'changeFeed'>,
    private readonly messages: ChangeMessages,
    private readonly reader: ChangeReader,
    private readonly signal: AbortSignal,
  ) {}

  /** Checks when no message comes for a while, from now on. */
  awaitMessage(): void {
    this.silenceTimer.start(silenceLimit());
  }

  /** A message before the last one is missing. */
  onMissing(): void {
    if (!this.missedTimer.isWaiting) this.missedTimer.start(missedReadDelay(this.reader.spread));
  }

  onConnected(): void {
    this.awaitMessage();
    // After an interruption of AppSync itself all others come back at the same moment.
    if (this.hasBeenConnected) this.rejoinTimer.start(missedReadDelay(this.reader.spread));
    else this.checkConnected();
    this.hasBeenConnected = true;
  }

  /** Nothing is checked without a subscription; what is known to be missing is still read. */
  onUnsubscribed(): void {
    this.silenceTimer.stop();
    this.rejoinTimer.stop();
  }

  stop(): void {
    this.missedTimer.stop();
    this.onUnsubscribed();
  }

  /** Messages may have been missed before the subscription was up: the sequence says so, unless nothing is known yet. */
  private checkConnected(): void {
    if (this.reader.knowsSequence) this.compareSequence(() => this.reader.readMissed());
    else this.reader.readMissed();
  }

  /** @param onFailure when the cloud does not say how far the messages have come */
  private compareSequence(onFailure: () => void): void {
    this.api.changeFeed().then(
      ({ sequence }) => {
        if (!this.messages.compare(sequence) && !this.signal.aborted) this.reader.readMissed();
      },
      () => this.signal.aborted || onFailure(),
    );
  }
}
