import { type BatchTestCall, maxSourceLength } from '../../graphql/batch-test';
import type { ChangeKind } from '../../graphql/generated/schema';
import type { ValidRow } from './valid-row';

/** Who calls, and what the rows of the call come from. */
export type CallOrigin = Pick<BatchTestCall, 'author' | 'origin'>;

/**
 * What each version of a rental stores about its author. All of it is written with each version, even where unknown.
 */
export interface StoredAuthor {
  _changedBy: string | null;
  _changedByName: string | null;
  _changeKind: ChangeKind;
  /** The name of the imported file. */
  _changeSource: string | null;
}

/** Kinds that a caller names; the others follow from the row. */
const named: readonly ChangeKind[] = ['restore', 'import', 'undo'];

export function authorOfVersion(row: ValidRow, { author, origin }: CallOrigin): StoredAuthor {
  const kind = origin?.kind;
  return {
    _changedBy: author?.id ?? null,
    _changedByName: author?.name ?? null,
    _changeKind: kind && named.includes(kind) ? kind : kindOfRow(row),
    _changeSource: origin?.source ? Array.from(origin.source).slice(0, maxSourceLength).join('') : null,
  };
}

function kindOfRow({ base, content: { _deleted } }: ValidRow): ChangeKind {
  if (base === undefined) return 'create';
  if (_deleted === undefined) return 'edit';
  return _deleted ? 'delete' : 'restore';
}
