/** Counts by kind, for a proof's summary. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(kind: string, count = 1): void {
    this.#counts.set(kind, this.of(kind) + count);
  }

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const inOrder = [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
    return inOrder.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none';
  }
}

/** A condition at the end of a proof, with its result. */
export interface Verdict {
  readonly what: string;
  readonly holds: boolean;
  readonly found: string;
}

/** That something happened, of which a proof counts how often. */
export const atLeastOne = (counts: Counts, kind: string): Verdict => ({
  what: `${kind}: at least one`,
  holds: counts.of(kind) > 0,
  found: String(counts.of(kind)),
});

/** Prints the summary of a proof, and sets the process's exit code. */
export function summarise(
  proof: string,
  {
    seed,
    startedAt,
    lines,
    verdicts,
  }: { seed?: number; startedAt: number; lines: readonly string[]; verdicts: Verdict[] },
): void {
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${proof}: ${minutes} min${seed === undefined ? '' : `, seed ${seed}`}`);
  for (const line of lines) console.log(`  ${line}`);
  for (const { what, holds, found } of verdicts) console.log(`  ${holds ? 'holds' : 'BROKEN'}: ${what} (${found})`);
  process.exitCode = verdicts.every(({ holds }) => holds) ? 0 : 1;
}
