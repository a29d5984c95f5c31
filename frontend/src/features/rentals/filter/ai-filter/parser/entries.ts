import type { Condition, Rank, UnusedWords } from '../parsedQuery';
import type { Item } from './items';

/** A condition or rank of the sentence, and the conjunction before it. */
export type Entry = {
  readonly joint: 'and' | 'or' | null;
} & (
  | { readonly rank: Rank; readonly condition?: undefined }
  | {
      readonly condition: Condition;
      readonly rank?: undefined;
      readonly isPlace: boolean;
      /** True after a preposition such as `in`. */
      readonly followsPreposition: boolean;
    }
);

export interface Entries {
  readonly entries: readonly Entry[];
  readonly unused: readonly UnusedWords[];
}

/** Combines verbs with their dates, and "not" with what it negates. */
export function entriesOf(sentence: string, items: readonly Item[]): Entries {
  const entries: Entry[] = [];
  const unused: { begin: number; end: number; reason: UnusedWords['reason'] }[] = [];
  const leave = (begin: number, end: number, reason: UnusedWords['reason'] = 'notUnderstood') => {
    const last = unused.at(-1);
    if (last?.reason === reason && /^[\s'’-]*$/.test(sentence.slice(last.end, begin))) last.end = end;
    else unused.push({ begin, end, reason });
  };
  let joint: Entry['joint'] = null;
  let denial: Item | null = null;
  let continues = false;
  let isExcept = false;
  for (const item of withPeriods(sentence, items)) {
    if (item.type === 'joint') {
      joint = item.value === 'or' ? 'or' : 'and';
      // "Not in Africa, but in Asia"
      isExcept = /^but$/i.test(sentence.slice(item.begin, item.end));
      if (/but|maar/i.test(sentence.slice(item.begin, item.end))) continues = false;
    } else if (item.type === 'not') {
      denial = item;
    } else if (item.type === 'condition') {
      const isDenied: boolean =
        denial !== null ||
        (isExcept && isWithinPlaces(item, entries)) ||
        (continues && joint !== null && isListed(item.condition, entries.at(-1)));
      const begin = denial?.begin ?? item.begin;
      const words = sentence.slice(begin, item.end);
      const condition = isDenied
        ? denied({ ...item.condition, words: isWithin(item, begin) ? words : item.condition.words })
        : item.condition;
      const { isPlace, followsPreposition } = item;
      entries.push({ condition, joint: entries.length > 0 ? joint : null, isPlace, followsPreposition });
      continues = isDenied;
      [joint, denial, isExcept] = [null, null, false];
    } else if (item.type === 'rank') {
      if (denial) leave(denial.begin, item.end);
      else entries.push({ rank: item.rank, joint: entries.length > 0 ? joint : null });
      [joint, denial, continues] = [null, null, false];
    } else if (item.type !== 'question') {
      leave(denial?.begin ?? item.begin, item.end, item.type === 'unused' ? item.reason : undefined);
      [denial, continues] = [null, false];
    }
  }
  if (denial) leave(denial.begin, denial.end);
  const words = unused.map(({ begin, end, reason }) => ({ words: sentence.slice(begin, end).trim(), reason }));
  return { entries, unused: words };
}

/** A condition on a date at a distance from its verb has separate words. */
const isWithin = (item: Item, begin: number) =>
  item.type === 'condition' && begin <= item.begin && item.condition.kind !== 'moment';

/** "All African countries but Egypt": a place within the previous places can only be an exception. */
function isWithinPlaces({ condition }: Extract<Item, { type: 'condition' }>, entries: readonly Entry[]): boolean {
  const before = entries.flatMap((entry) => (entry.condition?.kind === 'countries' ? entry.condition.codes : []));
  return condition.kind === 'countries' && condition.codes.every((code) => before.includes(code));
}

/** Whether a negation before a list applies to this item too: "not in Africa or Asia". */
function isListed(condition: Condition, previous: Entry | undefined): boolean {
  return previous?.condition?.kind === condition.kind && ['countries', 'name'].includes(condition.kind);
}

function denied(condition: Condition): Condition {
  if (condition.kind === 'deleted') return { ...condition, choice: 'hide' };
  if (condition.kind !== 'size') return { ...condition, isExcluded: !condition.isExcluded };
  const { min, max, than } = condition;
  if ((min === null) === (max === null)) return { ...condition, isExcluded: true };
  const opposite = { above: 'atMost', atLeast: 'below', below: 'atLeast', atMost: 'above' } as const;
  const relation = than?.relation as keyof typeof opposite | undefined;
  return {
    ...condition,
    min: max === null ? null : max + 1,
    max: min === null ? null : min - 1,
    than: than && relation ? { ...than, relation: opposite[relation] } : than,
  };
}

/**
 * Combines each date with the nearest verb, as a condition at the verb's position. A verb without a date is dropped.
 */
function withPeriods(sentence: string, items: readonly Item[]): Item[] {
  const result: (Item | null)[] = [...items];
  const isVerb = (index: number, isDeletion: boolean) => {
    const item = result[index];
    return item?.type === 'verb' && item.isDeletion === isDeletion;
  };
  items.forEach((item, index) => {
    if (item.type !== 'period') return;
    const around = items.map((_, at) => at).sort((one, other) => nearness(one, index) - nearness(other, index));
    const verbAt = around.find((at) => isVerb(at, false)) ?? around.find((at) => isVerb(at, true));
    if (verbAt === undefined) return;
    for (const at of [verbAt, ...joinedVerbs(result, verbAt)]) result[at] = momentOf(sentence, items[at] as Item, item);
    result[index] = null;
  });
  return result.filter((item): item is Item => item !== null && !(item.type === 'verb' && item.isDeletion));
}

/** A verb before the date is nearer than one at the same distance after it. */
const nearness = (at: number, index: number) => Math.abs(at - index) * 2 + (at > index ? 1 : 0);

/** "Changed or added since yesterday" */
function joinedVerbs(items: readonly (Item | null)[], verbAt: number): number[] {
  const [joint, before] = [items[verbAt - 1], items[verbAt - 2]];
  return joint?.type === 'joint' && before?.type === 'verb' ? [verbAt - 2, ...joinedVerbs(items, verbAt - 2)] : [];
}

function momentOf(sentence: string, verb: Item, period: Item): Item {
  const { begin, end } = verb;
  const [first, last] = verb.begin < period.begin ? [verb, period] : [period, verb];
  const between = sentence.slice(first.end, last.begin);
  const isNear = !/\s(?:\S+\s+){3,}/.test(between);
  const words = isNear
    ? sentence.slice(first.begin, last.end)
    : `${sentence.slice(first.begin, first.end)} … ${sentence.slice(last.begin, last.end)}`;
  const field = verb.type === 'verb' ? verb.field : 'changed';
  const { from, until } = period.type === 'period' ? period : { from: null, until: null };
  return {
    type: 'condition',
    condition: { kind: 'moment', field, from, until, words, isExcluded: false },
    isPlace: false,
    followsPreposition: false,
    begin,
    end,
  };
}
