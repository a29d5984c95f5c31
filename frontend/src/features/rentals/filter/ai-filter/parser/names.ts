import type { NamePart } from '../parsedQuery';
import { conditionItem, type Item, isUnknown, type ParserInput, type Rule, type RuleMatch, skip } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';

/** `starting with A or B`, `ends in "land"`, `containing guinea`. */
export const nameAfter: Rule = (input, index) => {
  const part = meaningOf(input.lexemes[index], 'name')?.value;
  // Codes are not searched.
  if (!part || /codes?$/i.test(input.lexemes[index - 1]?.text ?? '')) return undefined;
  const at = is(input.lexemes[index + 1], 'hyphen') ? index + 2 : index + 1;
  const first = textAt(input, at, part);
  if (!first) return undefined;
  const items: Item[] = [conditionItem(input, index, first.next - 1, { kind: 'name', part, name: first.text })];
  let { next } = first;
  // A list: "A, B or C". A name has only one beginning, so any of them will do.
  for (;;) {
    const joint = meaningOf(input.lexemes[next], 'joint');
    const further = joint && shortTextAt(input, next + 1);
    if (!joint || !further) break;
    const { begin, end } = input.lexemes[next] as Lexeme;
    items.push({ type: 'joint', value: part === 'any' ? joint.value : 'or', begin, end });
    items.push(conditionItem(input, next + 1, next + 1, { kind: 'name', part, name: further }));
    next += 2;
  }
  return { items, next };
};

/** `"island" in the name` */
export const nameBefore: Rule = (input, index) => {
  const [lexeme, after] = [input.lexemes[index], input.lexemes[index + 1]];
  if (!lexeme || !is(after, 'inName') || lexeme.number) return undefined;
  const isText = lexeme.quoted !== undefined || isUnknown(lexeme) || lexeme.place || lexeme.name !== undefined;
  // "name contains …" does not begin with a text, but "with land in the name" does.
  if (!isText && !(is(lexeme, 'noun') && !is(after, 'name'))) return undefined;
  const name = lexeme.quoted ?? lexeme.text;
  return { items: [conditionItem(input, index, index + 1, { kind: 'name', part: 'any', name })], next: index + 2 };
};

/** `met een S begint`, `op land eindigt` */
export const nameBetween: Rule = (input, index) => {
  const { lexemes } = input;
  if (!/^(?:met|op)$/i.test(lexemes[index]?.text ?? '')) return undefined;
  const at = skip(input, index + 1, ({ text }) => /^(?:een|de|letters?)$/i.test(text));
  const part = meaningOf(lexemes[at + 1], 'nameVerb')?.value;
  const name = lexemes[at]?.quoted ?? lexemes[at]?.text;
  if (!part || name === undefined) return undefined;
  return { items: [conditionItem(input, index, at + 1, { kind: 'name', part, name })], next: at + 2 };
};

/** A quoted text, or a rental's own name, is searched for in names. */
export const bareName: Rule = (input, index): RuleMatch | undefined => {
  const lexeme = input.lexemes[index];
  const name = lexeme?.quoted ?? lexeme?.name;
  if (name === undefined) return undefined;
  return {
    items: [
      conditionItem(
        input,
        index,
        index,
        { kind: 'name', part: 'any', name },
        { followsPreposition: followsPreposition(input, index) },
      ),
    ],
    next: index + 1,
  };
};

export const followsPreposition = ({ lexemes }: ParserInput, index: number): boolean => {
  let at = index - 1;
  while (is(lexemes[at], 'filler') && meaningOf(lexemes[at], 'filler')?.value !== 'in') at--;
  return meaningOf(lexemes[at], 'filler')?.value === 'in';
};

interface Text {
  readonly text: string;
  readonly next: number;
}

function textAt({ lexemes }: ParserInput, at: number, part: NamePart): Text | undefined {
  const lexeme = lexemes[at];
  if (!lexeme || is(lexeme, 'joint', 'hyphen') || (lexeme.number && part === 'any')) return undefined;
  if (lexeme.quoted !== undefined) return { text: lexeme.quoted, next: at + 1 };
  // "begins with the “A”", "called the “Lake House”"
  const further = lexemes[at + 1];
  if (is(lexeme, 'filler') && further?.quoted !== undefined) return { text: further.quoted, next: at + 2 };
  // "begins with a vowel"
  if (is(lexeme, 'not') || (is(lexeme, 'filler') && (lexeme.text.length > 1 || isUnknown(further)))) return undefined;
  if (lexeme.place || lexeme.name !== undefined) return { text: lexeme.text, next: at + 1 };
  // A name of several capitalised words.
  let next = at + 1;
  const isCapital = (one: Lexeme | undefined) => one !== undefined && /^\p{Lu}\p{Ll}/u.test(one.text);
  if (isCapital(lexeme)) while (isCapital(lexemes[next]) && isUnknown(lexemes[next])) next++;
  return {
    text: lexemes
      .slice(at, next)
      .map(({ text }) => text)
      .join(' '),
    next,
  };
}

/** A further text of a list: quoted, or a few letters. */
function shortTextAt({ lexemes }: ParserInput, at: number): string | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.quoted !== undefined) return lexeme.quoted;
  const isShort =
    lexeme !== undefined && (/^\p{L}$/u.test(lexeme.text) || (isUnknown(lexeme) && /^\p{L}{2,3}$/u.test(lexeme.text)));
  return isShort ? lexeme.text : undefined;
}
