/** An event source mapping, as the health page shows it. */
export interface MappingHealth {
  /** Its construct's path. */
  readonly path: string;
  readonly state: 'Enabled' | 'Disabled';
  /** The function's construct. */
  readonly function: string;
  /** As Lambda's `LastProcessingResult`. */
  readonly lastResult: 'No records processed' | 'OK' | 'PROBLEM: Function call failed';
  /** Records of the stream that the function is not done with. */
  readonly behind: number;
  /** How long the oldest of them has waited, in milliseconds. */
  readonly age: number;
  /** How many records were discarded since the start. */
  readonly discarded: number;
  readonly lastError: { readonly at: string; readonly message: string } | undefined;
  /** The topic that is notified of discarded records. */
  readonly failureDestination: string | undefined;
}

type Outcome = Pick<MappingHealth, 'lastResult' | 'discarded' | 'lastError'>;

/** What became of a mapping's invocations since the start. */
export class MappingOutcomes {
  #outcome: Outcome = { lastResult: 'No records processed', discarded: 0, lastError: undefined };
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get current(): Outcome {
    return this.#outcome;
  }

  taken(): void {
    this.#outcome = { ...this.#outcome, lastResult: 'OK' };
  }

  failed(message: string): void {
    const lastError = { at: new Date(this.#now()).toISOString(), message };
    this.#outcome = { ...this.#outcome, lastResult: 'PROBLEM: Function call failed', lastError };
  }

  discarded(records: number): void {
    this.#outcome = { ...this.#outcome, discarded: this.#outcome.discarded + records };
  }
}
