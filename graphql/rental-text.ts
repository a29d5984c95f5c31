/**
 * Which texts a rental may hold: the one rule of the import, the forms and the `batchTest` function. What nobody can
 * see or type is no name, and half a character is none.
 */

/** Why a text cannot be kept. */
export type TextProblem = 'unprintable' | 'invisible';

/** Control characters, NUL among them, and halves of surrogate pairs. */
const controls = /[\p{Cc}\p{Cs}]/u;
/** The same but for tabs and line ends, which are white space in a name. */
const controlsInText = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/** White space, characters of no width, fillers; the blank pattern of braille is one by its looks only. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
/** Nothing but what a keyboard in English types, as in most texts: seen without the slower patterns. */
const plain = /^[ -~]*$/;

/** False for ids with characters that cannot be printed. */
export const isPrintable = (id: string) => !controls.test(id);

/** What is wrong with a name or a flag, however long; an empty one is no concern of this rule. */
export function textProblem(text: string): TextProblem | undefined {
  if (plain.test(text)) return undefined;
  if (controlsInText.test(text)) return 'unprintable';
  return text.replace(unseen, '') === '' ? 'invisible' : undefined;
}
