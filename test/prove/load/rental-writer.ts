import { randomUUID } from 'node:crypto';
import type { Random } from './random';
import type { Session } from './session';
import type { Counts } from './summary';

const mutation = /* GraphQL */ `
  mutation Write($rentals: [RentalInput!]!) {
    batchTest(rentals: $rentals) {
      id
      Name
      Code
      Population
      conflictID
      _version
    }
  }
`;

/** The same rows are overwritten, so that the table does not grow. */
const rows = 4_000;

/** Writes rentals, some with outdated versions, and some twice. */
export class RentalWriter {
  readonly #versions = new Map<string, number>();
  /** The acknowledged mutations: every subscriber must receive them. */
  readonly written = new Set<string>();

  constructor(
    private readonly session: Session,
    private readonly counts: Counts,
  ) {}

  async write(random: Random): Promise<void> {
    const size = random.pick([1, 1, 10, 100, 500]);
    const first = random.integer(0, rows - size);
    const isStale = random.chance(0.2);
    const rentals = Array.from({ length: size }, (_, index) => {
      const id = `soak-${first + index}`;
      const version = this.#versions.get(id);
      const based = version && isStale ? Math.max(1, version - 1) : version;
      return {
        id,
        Name: `Market ${random.integer(0, 999)}`,
        Code: 'NL',
        Population: random.integer(0, 1e6),
        conflictID: randomUUID(),
        ...(based && { _version: based }),
      };
    });
    await this.#send(rentals);
    if (random.chance(0.1)) await this.#send(rentals);
  }

  async #send(rentals: readonly { id: string; conflictID: string }[]): Promise<void> {
    const { status, body } = await this.session.graphql(mutation, { rentals });
    this.counts.add(`batchTest ${status}`);
    for (const rental of body.data?.batchTest ?? []) {
      if (!rental) continue;
      this.counts.add('rows written');
      this.#versions.set(rental.id, rental._version);
      this.written.add(rental.conflictID);
    }
    for (const { errorType } of body.errors ?? []) {
      this.counts.add(errorType === 'ConflictUnhandled' ? 'rows in conflict' : 'rows refused');
    }
  }
}
