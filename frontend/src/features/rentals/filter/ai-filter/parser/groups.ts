import type { Clause, Condition, Group, Rank } from '../parsedQuery';
import type { Entry } from './entries';

interface OpenGroup {
  clauses: Condition[][];
  rank: Rank | null;
  readonly entries: Entry[];
}

type ConditionEntry = Exclude<Entry, { rank: Rank }>;

const isPlace = (entry: Entry | undefined): boolean =>
  entry?.condition !== undefined && entry.isPlace && !entry.condition.isExcluded;
const placesIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.condition && isPlace(entry) ? [entry.condition] : []));
const kindOf = (entry: Entry | undefined) => (isPlace(entry) ? 'place' : (entry?.condition?.kind ?? 'rank'));

/** Groups conditions that belong together: "Belgium above 5 million and France under 100 million" are two groups. */
export function groupsOf(entries: readonly Entry[]): Group[] {
  let group: OpenGroup = { clauses: [], rank: null, entries: [] };
  const groups = [group];
  entries.forEach((entry, index) => {
    if (beginsGroup(group, entry, entries.slice(index + 1))) {
      group = { clauses: isPlace(entry) ? sharedClauses(group) : [], rank: null, entries: [] };
      groups.push(group);
    }
    if (entry.rank) group.rank = entry.rank;
    else addTo(group, entry);
    group.entries.push(entry);
  });
  const filled = groups.filter(({ clauses, rank }) => clauses.length > 0 || rank !== null);
  return filled.map(({ clauses, rank }, index) => ({
    clauses: clauses.length > 0 ? clauses : clausesBeside(filled, index),
    rank,
  }));
}

function beginsGroup({ entries, rank }: OpenGroup, entry: Entry, following: readonly Entry[]): boolean {
  const previous = entries.at(-1);
  if (!entry.joint || !previous) return false;
  // "the 3 largest in Africa and the 2 smallest in Europe"
  if (entry.rank && rank) return true;
  // "in Africa or above 100 million"
  if (entry.joint === 'or' && kindOf(entry) !== kindOf(previous)) return true;
  const lastPlace = entries.findLastIndex(isPlace);
  // "Belgium above 5 million and France under 100 million"
  if (isPlace(entry)) return lastPlace !== -1 && lastPlace < entries.length - 1 && !meets(entries, entry);
  // "under 1 million in Europe and over 100 million in Asia"
  const ownEnd = following.findIndex(({ joint }) => joint !== null);
  const own = ownEnd === -1 ? following : following.slice(0, ownEnd);
  return lastPlace > 0 && lastPlace === entries.length - 1 && !isPlace(entries[0]) && own.some(isPlace);
}

/** Whether a place overlaps with previous places, and so narrows them down: "European countries … and in the EU". */
function meets(entries: readonly Entry[], { condition }: Entry): boolean {
  const before = placesIn(entries).flatMap((place) => (place.kind === 'countries' ? place.codes : []));
  return condition?.kind === 'countries' && condition.codes.some((code) => before.includes(code));
}

/** Conditions before the first place also apply to further groups: "deleted rentals in …" */
function sharedClauses({ entries }: OpenGroup): Condition[][] {
  const before = entries.slice(0, Math.max(0, entries.findIndex(isPlace)));
  return before.flatMap(({ condition }) =>
    condition && ['deleted', 'moment', 'flag'].includes(condition.kind) ? [[condition]] : [],
  );
}

/** "the largest and the smallest in Europe": a rank alone shares the clauses of its neighbour. */
function clausesBeside(groups: readonly OpenGroup[], index: number): Clause[] {
  const others = [...groups.slice(index + 1), ...groups.slice(0, index).toReversed()];
  return others.find(({ rank, clauses }) => rank !== null && clauses.length > 0)?.clauses ?? [];
}

function addTo(group: OpenGroup, entry: ConditionEntry): void {
  const clause = clauseFor(group, entry);
  if (clause) clause.push(entry.condition);
  else group.clauses.push([entry.condition]);
}

/** The clause that a condition is an alternative in; none if it must be met as well. */
function clauseFor({ clauses, entries }: OpenGroup, entry: ConditionEntry): Condition[] | undefined {
  const previous = entries.at(-1);
  const last = clauses.at(-1);
  const { condition, joint, followsPreposition } = entry;
  if (!last || !previous?.condition || condition.isExcluded || previous.condition.isExcluded) {
    return isPlace(entry) && joint !== null && !meets(entries, entry) ? placeClause(clauses, entries) : undefined;
  }
  if (isPlace(entry)) {
    const isListed = isPlace(previous) && (joint !== null || !followsPreposition);
    return isListed || !meets(entries, entry) ? placeClause(clauses, entries) : undefined;
  }
  if (previous.condition.kind !== condition.kind || isPlace(previous)) return undefined;
  return joint === 'or' || (joint === 'and' && excludeEachOther(previous.condition, condition)) ? last : undefined;
}

const placeClause = (clauses: Condition[][], entries: readonly Entry[]) => {
  const places = placesIn(entries);
  return clauses.findLast((clause) => clause.some((condition) => places.includes(condition)));
};

/** "under 10,000 and over 500 million": no rental is both, so either is meant. */
function excludeEachOther(one: Condition, other: Condition): boolean {
  if (one.kind !== 'size' || other.kind !== 'size') return false;
  const min = Math.max(one.min ?? 0, other.min ?? 0);
  return min > Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY);
}
