import { contentFields } from '../../graphql/rental';
import { allEntries, entryKey, type HistoryEntry } from '../../graphql/rental-history';
import type { StoredRental } from '../shared/stored-rental';

const daySeconds = 24 * 60 * 60;
const fields = [...contentFields, '_deleted'] as const;
type Field = (typeof fields)[number];

/**
 * The history's entry of a version. It depends only on the two versions, so a repeated record gives the same entry.
 * @param before the version it replaced; undefined for a new rental
 * @param days how long the history is retained
 */
export function historyEntry(before: StoredRental | undefined, after: StoredRental, days: number): HistoryEntry {
  const changed = fields.filter((field) => fieldOf(before, field) !== fieldOf(after, field));
  const { id, createdAt, _version: version, _lastChangedAt: at, _changedBy, _changedByName, _changeSource } = after;
  return {
    rentalId: id,
    entry: entryKey(createdAt, version),
    log: allEntries,
    version,
    at,
    kind: after._changeKind ?? kindOf(before, after),
    ...(_changedBy && { by: _changedBy }),
    ...(_changedByName && { byName: _changedByName }),
    ...(_changeSource && { source: _changeSource }),
    changed: before ? changed : [...fields],
    before: before ? fieldsOf(before, changed) : null,
    after: fieldsOf(after, fields),
    expiresAt: Math.floor(at / 1000) + days * daySeconds,
  };
}

/** For versions that were written before versions had a kind. */
function kindOf(before: StoredRental | undefined, after: StoredRental): HistoryEntry['kind'] {
  if (!before) return 'create';
  if (fieldOf(before, '_deleted') === fieldOf(after, '_deleted')) return 'edit';
  return after._deleted ? 'delete' : 'restore';
}

const fieldOf = (rental: StoredRental | undefined, field: Field) =>
  rental?.[field] ?? (field === '_deleted' ? false : null);

const fieldsOf = (rental: StoredRental, names: readonly Field[]) =>
  Object.fromEntries(names.map((field) => [field, fieldOf(rental, field)]));
