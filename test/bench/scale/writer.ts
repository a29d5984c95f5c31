import { setTimeout as delay } from 'node:timers/promises';
import type { Rental, RentalInput } from '../../../graphql/generated/schema';
import type { Endpoint } from './listener';

const mutation = /* GraphQL */ `
  mutation Write($rentals: [RentalInput!]!, $origin: ChangeOrigin) {
    batchTest(rentals: $rentals, origin: $origin) { id _version }
  }
`;

/** One call of an editor, and the most rows that an import puts into one. */
const rowsOfImport = 500;
const importLanes = 3;
const attempts = 10;
/** Above this many edits a second, several go in a call, as when many rows are selected and changed together. */
const callsPerSecond = 10;
const callsAtOnce = 4;

/** Writes rentals through `batchTest`, as people and imports do. */
export class Writer {
  private edits = 0;
  private readonly versions = new Map<string, number>();

  constructor(private readonly endpoint: Endpoint) {}

  /** Writes new rentals in full batches, some at once. @returns how many */
  async importRows(rentals: readonly Rental[]): Promise<number> {
    const batches: Rental[][] = [];
    for (let first = 0; first < rentals.length; first += rowsOfImport) {
      batches.push(rentals.slice(first, first + rowsOfImport));
    }
    const lane = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const rows = batch.map(({ id, Flag, Name, Code, Population, conflictID }) => {
          return { id, Flag, Name, Code, Population, conflictID };
        });
        await this.send(rows as RentalInput[], { kind: 'import', source: 'scale.csv' });
      }
    };
    await Promise.all(Array.from({ length: importLanes }, lane));
    return rentals.length;
  }

  /** Changes rentals that were imported, at a steady rate if the cloud keeps up. @returns how many were changed */
  async edit(perSecond: number, seconds: number): Promise<number> {
    const ids = [...this.versions.keys()];
    const rowsOfCall = Math.ceil(perSecond / callsPerSecond);
    const pause = (1000 * rowsOfCall) / perSecond;
    const endsAt = performance.now() + seconds * 1000;
    const underWay = new Set<Promise<void>>();
    let next = 0;
    for (let dueAt = performance.now(); dueAt < endsAt; dueAt = Math.max(dueAt + pause, performance.now())) {
      await delay(Math.max(0, dueAt - performance.now()));
      const rows = Array.from({ length: rowsOfCall }, (): RentalInput => {
        const id = ids[(next * 7919) % ids.length] as string;
        next++;
        const conflictID = crypto.randomUUID();
        // Always another one: rows that change nothing are not written.
        const Population = (++this.edits * 104_729) % 5_000_000;
        return { id, Population, conflictID, _version: this.versions.get(id) as number };
      });
      const call = this.send(rows).finally(() => underWay.delete(call));
      underWay.add(call);
      if (underWay.size >= callsAtOnce) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    return next;
  }

  /** Sends rows, again while the laptop is too slow: rows that were written by then are not written twice. */
  private async send(rentals: RentalInput[], origin?: object): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.sendOnce(rentals, origin);
      } catch (error) {
        if (attempt === attempts) throw error;
        console.error(`A call is sent again: ${error}`);
      }
    }
  }

  private async sendOnce(rentals: RentalInput[], origin?: object): Promise<void> {
    const response = await fetch(this.endpoint.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await this.endpoint.token() },
      body: JSON.stringify({ query: mutation, variables: { rentals, origin } }),
    });
    const { data, errors } = (await response.json()) as {
      data: { batchTest: (Pick<Rental, 'id' | '_version'> | null)[] };
      errors?: unknown[];
    };
    if (errors) throw new Error(JSON.stringify(errors[0]));
    for (const written of data.batchTest) if (written) this.versions.set(written.id, written._version);
  }
}
