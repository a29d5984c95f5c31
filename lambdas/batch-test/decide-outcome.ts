import { hasApplied, publicRental, type StoredRental } from '../shared/stored-rental';
import { conflict, type Outcome, rejected } from './outcome';
import type { ValidRow } from './valid-row';

/**
 * Decides the outcome of a row whose conditional update failed.
 * @param stored what the table holds under the row's id; undefined when it holds nothing
 */
export function decideOutcome(row: ValidRow, stored: StoredRental | undefined): Outcome {
  if (!stored) {
    return rejected(
      row,
      `Rental ${row.id} does not exist (any more). To add it, send it without _version.`,
      row.base === undefined ? undefined : '_version',
    );
  }
  const basedOnStored = row.base === undefined || row.base === stored._version;
  if (hasApplied(stored, row.conflictID) || (basedOnStored && hasContent(stored, row))) {
    return { kind: 'unchanged', rental: publicRental(stored) };
  }
  return conflict(row, stored, conflictMessage(row, stored));
}

function hasContent(stored: StoredRental, { content }: ValidRow): boolean {
  const held = publicRental(stored);
  return (Object.keys(content) as (keyof typeof content)[]).every((field) => held[field] === content[field]);
}

function conflictMessage({ id, base }: ValidRow, { _version, _deleted }: StoredRental): string {
  if (base !== undefined && base > _version) {
    return `Version ${base} of rental ${id} does not exist; the latest is ${_version}. Read it again and base your change on that.`;
  }
  if (_deleted) {
    return `Rental ${id} was deleted. To restore it with your content, send it with _version ${_version} and _deleted false.`;
  }
  const change =
    base === undefined ? `There already is a rental ${id}` : `Rental ${id} was changed since version ${base}`;
  return `${change}. Compare the two; to overwrite it, send yours with _version ${_version}.`;
}
