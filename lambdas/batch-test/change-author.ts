import { type BatchTestCall, type ChangeAuthor, maxSourceLength } from '../../graphql/batch-test';
import type { ChangeKind } from '../../graphql/generated/schema';
import type { ValidRow } from './valid-row';

/** Who calls, and what the rows of the call come from. */
export type CallOrigin = Pick<BatchTestCall, 'author' | 'origin'>;

/**
 * What each version of a rental stores about its author. All of it is written with each version, even where unknown.
 */
export interface StoredAuthor {
  _changedBy: string | null;
  /** As shown then: `Ada Lovelace (ada@example.org)`, or the address alone. */
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
    _changedByName: author ? shownName(author) : null,
    _changeKind: kind && named.includes(kind) ? kind : kindOfRow(row),
    _changeSource: origin?.source ? cut(origin.source, maxSourceLength) : null,
  };
}

/** Keeps a version with an address of usual length within one write unit. */
const maxNameLength = 60;

/** Control characters, and those that turn the direction of the text after them. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** People choose their display name: the address beside it, which Cognito has verified, says who they are. */
function shownName({ name, email }: ChangeAuthor): string | null {
  if (email === null) return null;
  const chosen = cut((name ?? '').replaceAll(invisible, ' ').trim(), maxNameLength);
  return chosen === '' || chosen === email ? email : `${chosen} (${email})`;
}

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');

function kindOfRow({ base, content: { _deleted } }: ValidRow): ChangeKind {
  if (base === undefined) return 'create';
  if (_deleted === undefined) return 'edit';
  return _deleted ? 'delete' : 'restore';
}
