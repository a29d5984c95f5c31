/**
 * Which texts a rental may hold: the one rule of the import, the forms and the `batchTest` function. A name needs
 * characters that can be seen, and no half characters.
 */

/** Why a text cannot be stored. */
export type TextProblem = 'unprintable' | 'invisible';

/** Control characters, NUL among them, and halves of surrogate pairs. */
const controls = /[\p{Cc}\p{Cs}]/u;
/** The same but for tabs and line ends, which are white space in a name. */
const controlsInText = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/** Not white space, of no width, or a filler; the blank pattern of braille only looks like one of the others. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;
/** Printable ASCII only, as in most texts: recognised without the slower patterns. */
const plain = /^[ -~]*$/;

/** Whether a text has a character that can be seen. */
export const isVisible = (text: string) => visible.test(text);

/** False for ids with characters that cannot be printed. */
export const isPrintable = (id: string) => !controls.test(id);

/** What is wrong with a name or a flag, however long; an empty one passes. */
export function textProblem(text: string): TextProblem | undefined {
  if (plain.test(text)) return undefined;
  if (controlsInText.test(text)) return 'unprintable';
  return isVisible(text) ? undefined : 'invisible';
}

/** Counts code points, so that a flag or an accented letter weighs the same however it is encoded. */
export const isLonger = (text: string, max: number) => text.length > max && [...text].length > max;

/** The text without white space around it. Most texts have none, and seeing that is faster than trimming. */
export const trimText = (text: string) =>
  text === '' || (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1))) ? text : text.trim();

/** True for the printable characters of ASCII. */
const isInk = (unit: number) => unit > 0x20 && unit < 0x7f;
