import { limitsOf, type Relation, type Size } from '../parsedQuery';
import { conditionItem, type Item, isUnknown, type ParserInput, type Rule, type RuleMatch, skip } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';
import { type Operand, operandAt } from './operands';

type Compared = Exclude<Operand, { kind: 'problem' }>;

/** The limits of a comparison with an operand. */
function sizeOf(relation: Relation, operand: Compared): Size {
  if (operand.kind === 'number') return { ...limitsOf(relation, operand.value), than: null };
  const { id, Name: name, Population } = operand.rental;
  return { ...limitsOf(relation, Population), than: { id, name, relation } };
}

/** A population before a comparison allows comparing with a place: `population above Belgium's`. */
const speaksOfPopulation = ({ lexemes }: ParserInput, index: number) => {
  let previous = index - 1;
  while (is(lexemes[previous], 'filler')) previous--;
  return is(lexemes[previous], 'population');
};

/** `more than 5 million`, `larger than Belgium or France`. */
export const comparison: Rule = (input, index) => {
  const compare = meaningOf(input.lexemes[index], 'compare');
  if (!compare) return undefined;
  const ofPlaces = compare.ofPlaces || speaksOfPopulation(input, index);
  const first = operandAt(input, index + 1, ofPlaces);
  if (!first || (/^(?:from|vanaf)$/i.test(input.lexemes[index]?.text ?? '') && isYear(input, first))) return undefined;
  const items: Item[] = [];
  let operand: Operand | undefined = first;
  let begin = index;
  let next = first.next;
  while (operand) {
    const last = skip(input, operand.next, isAside) - 1;
    if (operand.kind === 'problem') items.push({ ...operand.item, begin: input.lexemes[begin]?.begin ?? 0 });
    else {
      const limit = inSamePower(input, index, operand, compare.value);
      items.push(sizeCondition(input, begin, operand.next - 1, compare.value, limit));
    }
    next = last + 1;
    // Continues the list of places; a number after it is a separate condition.
    const joint = meaningOf(input.lexemes[next], 'joint');
    const isPlace = first.kind !== 'number' && input.lexemes[next + 1] !== undefined;
    const following: Operand | undefined = joint && isPlace ? placeAt(input, next + 1) : undefined;
    const { begin: from = 0, end = 0 } = input.lexemes[next] ?? {};
    if (joint && following) items.push({ type: 'joint', value: joint.value, begin: from, end });
    if (following) begin = following.at;
    operand = following;
  }
  return isBlocked(input, next) ? undefined : { items, next };
};

const sizeCondition = (input: ParserInput, first: number, last: number, relation: Relation, operand: Compared) =>
  conditionItem(input, first, last, { kind: 'size', ...sizeOf(relation, operand) });

/** "more than 5 and less than 10 million": the power of one number applies to the other too. */
function inSamePower(input: ParserInput, index: number, operand: Compared, relation: Relation): Compared {
  const { lexemes } = input;
  if (operand.kind !== 'number' || operand.value >= 1000 || operand.next > operand.at + 1) return operand;
  const further = skip(input, operand.next + 1, (lexeme) => is(lexeme, 'filler', 'compare'));
  const after = is(lexemes[further - 1], 'compare') ? lexemes[further] : undefined;
  let before = index - 2;
  while (is(lexemes[before], 'unit')) before--;
  const sides = [
    { joint: lexemes[index - 1], other: lexemes[before] },
    { joint: lexemes[operand.next], other: after },
  ];
  const side = sides.find(({ joint, other }) => is(joint, 'joint') && hasPower(other));
  const limit = side?.other?.number?.value ?? 1;
  const value = operand.value * powerOf(limit);
  // "More than 500 and less than 1 million" is not 500 million; "more than 10 million and less than 50" is 50 million.
  const isUpper = ['below', 'atMost'].includes(relation) && meaningOf(side?.joint, 'joint')?.value !== 'or';
  return value <= limit || isUpper ? { ...operand, value } : operand;
}

/** Whether a number is written with a word or letter for its power: `10 million`, `250k`. */
const hasPower = (lexeme: Lexeme | undefined) =>
  /\p{L}/u.test(lexeme?.text ?? '') && lexeme?.number?.isSmallWord === false;

/** "… together", "… by area" */
const isBlocked = ({ lexemes }: ParserInput, index: number) =>
  isUnknown(lexemes[index]) && meaningOf(lexemes[index], 'unknown')?.blocks === true;

/** "From 2018" is a year, unless people are counted. */
const isYear = ({ lexemes }: ParserInput, { at, next }: Operand) =>
  /^(?:19|20)\d{2}$/.test(lexemes[at]?.text ?? '') && next === at + 1;

/** `in size`, after the operand. */
const isAside = (lexeme: Lexeme) => is(lexeme, 'filler') && /^(?:in|by|qua|naar)\s/i.test(lexeme.text);

/** A further place of a list. If a separate condition follows, it begins another part of the sentence. */
function placeAt(input: ParserInput, index: number): Operand | undefined {
  const at = skip(input, index, (lexeme) => /^(?:the|de|het|that|of|die|van)$/i.test(lexeme.text));
  const lexeme = input.lexemes[at];
  if (!lexeme || lexeme.number || lexeme.place?.isAdjective || (lexeme.place?.codes.length ?? 0) > 1) return undefined;
  const operand = operandAt(input, at, true);
  return operand && !is(input.lexemes[operand.next], 'compare', 'noun') ? operand : undefined;
}

/** `between 1 and 5 million`, `from Belgium to France in size`, `5-10 million`. */
export const range: Rule = (input, index) => {
  const { lexemes } = input;
  const hasBetween = is(lexemes[index], 'between');
  if (!hasBetween && !lexemes[index]?.number) return undefined;
  const ofPlaces = hasBetween && speaksOfPopulation(input, index);
  const first = hasBetween ? bareOperandAt(input, index + 1, ofPlaces) : bareOperandAt(input, index, false);
  const to = lexemes[first?.next ?? lexemes.length];
  const isTo = is(to, 'rangeTo') && (hasBetween || !is(to, 'joint'));
  if (!first || !(isTo || (is(to, 'hyphen') && /^[-–—]$/.test(to?.text ?? '')))) return undefined;
  const second = operandAt(input, first.next + 1, ofPlaces);
  if (!second) return undefined;
  const isMonth = first.kind === 'number' && first.value <= 12 && !isTo;
  if ((isMonth || isYear(input, first)) && isYear(input, second) && !speaksOfPopulation(input, index)) return undefined;
  for (const one of [first, second]) if (one.kind === 'problem') return { items: [one.item], next: second.next };
  if (first.kind === 'number' && second.kind === 'number') {
    const limits = rangeOf(first.value, second.value, hasPower(lexemes[second.at]));
    // "countries 3 to 7" counts the countries themselves.
    const isPeople = is(lexemes[second.next - 1], 'unit') || speaksOfPopulation(input, index);
    if ((limits.max ?? 0) < minRange && !isPeople) return undefined;
    const size = { kind: 'size', ...limits, than: null } as const;
    return { items: [conditionItem(input, index, second.next - 1, size)], next: second.next };
  }
  if (first.kind === 'problem' || second.kind === 'problem') return undefined;
  const from = conditionItem(input, index, first.next - 1, { kind: 'size', ...sizeOf('atLeast', first) });
  const until = conditionItem(input, second.at, second.next - 1, { kind: 'size', ...sizeOf('atMost', second) });
  return { items: [from, { type: 'joint', value: 'and', begin: from.end, end: from.end }, until], next: second.next };
};

/** Below this limit, a range of numbers without a word for people is not a population. */
const minRange = 1000;

/** An operand that does not have to end the quantity. */
function bareOperandAt(input: ParserInput, index: number, ofPlaces: boolean): Operand | undefined {
  const at = skip(input, index, (lexeme) => is(lexeme, 'filler') && !lexeme.number);
  const number = input.lexemes[at]?.number;
  const next = skip(input, at + 1, (lexeme) => is(lexeme, 'unit'));
  return number ? { kind: 'number', value: number.value, at, next } : operandAt(input, index, ofPlaces);
}

/** The power of a number: thousand, million or thousand million. */
const powerOf = (value: number) => (value >= 1000 ? 10 ** (3 * Math.floor(Math.log10(value) / 3)) : 1);

function rangeOf(one: number, other: number, hasPower: boolean): Pick<Size, 'min' | 'max'> {
  // "5 to 10 million": the second number's power applies to the first too, but not in "500 to 1 million".
  const inPower = one < 1000 && hasPower ? one * powerOf(other) : one;
  const limits = [Math.round(inPower <= other ? inPower : one), Math.round(other)];
  return { min: Math.min(...limits), max: Math.max(...limits) };
}

/** A smaller number is only a population if the sentence says so. */
const minBareNumber = 10_000;

/** `5 million or more`, `10 million people`. */
export const number: Rule = (input, index) => {
  const { lexemes } = input;
  const value = lexemes[index]?.number?.value;
  if (value === undefined) return undefined;
  const unitEnd = skip(input, index + 1, (lexeme) => is(lexeme, 'unit'));
  const after = meaningOf(lexemes[unitEnd], 'compareAfter');
  if (after && !lexemes[unitEnd + 1]?.number) {
    const next = skip(input, unitEnd + 1, (lexeme) => is(lexeme, 'unit'));
    if (next === unitEnd + 1 && unitEnd === index + 1 && isUnknown(lexemes[next])) return undefined;
    return sizeItem(input, index, next, limitsOf(after.value, value));
  }
  const operand = operandAt(input, index, false);
  if (!operand || (unitEnd === index + 1 && value < minBareNumber)) return undefined;
  return sizeItem(input, index, operand.next, limitsOf('about', value));
};

const sizeItem = (input: ParserInput, index: number, next: number, limits: Pick<Size, 'min' | 'max'>): RuleMatch => ({
  items: [conditionItem(input, index, next - 1, { kind: 'size', ...limits, than: null })],
  next,
});
