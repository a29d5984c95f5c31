import { setTimeout as pause } from 'node:timers/promises';
import { faultyServices } from '../../../local/faults/types';
import type { Random } from './random';
import type { Counts } from './summary';

/** Injects faults into one service after another, for some seconds each. */
export class FaultLane {
  readonly #address: string;

  constructor(
    url: string,
    private readonly counts: Counts,
  ) {
    this.#address = `${url}/_local/faults`;
  }

  async change(random: Random): Promise<void> {
    const service = random.pick(faultyServices);
    const kind = random.pick(['throttle', 'fail', 'hang', 'slow', 'partial'] as const);
    if (kind === 'partial' && !['comprehend', 'dynamodb', 's3'].includes(service)) return;
    // A hanging request is only retried after the client's timeout; a few are enough.
    const limits = kind === 'hang' ? { rate: 0.2, times: 3 } : { rate: random.pick([0.1, 0.5]), delay: 500 };
    await this.#ask('POST', JSON.stringify({ service, kind, ...limits }));
    this.counts.add(`fault ${kind}`);
    await pause(random.integer(1_000, 4_000));
    await this.clear();
    await pause(random.integer(1_000, 4_000));
  }

  async clear(): Promise<void> {
    await this.#ask('DELETE');
  }

  async #ask(method: string, body?: string): Promise<void> {
    const response = await fetch(this.#address, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${this.#address} answered ${response.status}: ${await response.text()}`);
  }
}
