/** One line of a checklist. */
export interface ChecklistItem {
  readonly text: string;
  readonly done: boolean;
}

/** A checklist is stored as text, a line for each item: `[ ] open` or `[x] done`. `.` is any character: U+2028 too. */
const mark = /^\[([ x])\](?: (.*))?$/s;

/** @returns null for text that is no checklist: a line without a mark, or no line at all */
export function readChecklist(text: string): ChecklistItem[] | null {
  const matches = text.split('\n').map((line) => mark.exec(line));
  if (matches.some((match) => match === null)) return null;
  return matches.map((match) => ({ text: match?.[2] ?? '', done: match?.[1] === 'x' }));
}

export const writeChecklist = (items: readonly ChecklistItem[]): string =>
  items.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n');

/** Each line that is not blank becomes an item; a text without any gets an empty one. A checklist stays as it is. */
export function toChecklist(text: string): string {
  if (readChecklist(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return writeChecklist((lines.length > 0 ? lines : ['']).map((line) => ({ text: line.trim(), done: false })));
}

/** A line without its mark. */
export const withoutMark = (line: string): string => mark.exec(line)?.[2] ?? (mark.test(line) ? '' : line);

export const toText = (text: string): string => text.split('\n').map(withoutMark).join('\n');

/** Whether a text has blank lines or indents, which a checklist does without. White space at its end does not count. */
export const losesLayout = (text: string): boolean =>
  readChecklist(text) === null && toText(toChecklist(text)) !== text.trimEnd();

/** The item of the text before a selection, and one of the text after it. The tick stays with the text. */
export function splitItem(items: readonly ChecklistItem[], index: number, start: number, end = start): ChecklistItem[] {
  const { text = '', done = false } = items[index] ?? {};
  const after = text.slice(end);
  const isBefore = start === 0 && after !== '';
  const parts = [
    { text: text.slice(0, start), done: done && !isBefore },
    { text: after, done: done && isBefore },
  ];
  return [...items.slice(0, index), ...parts, ...items.slice(index + 1)];
}

/** How a pasted text may end a line. */
export const lineEnd = /\r?\n|[\u2028\u2029]/;

/**
 * The items with a text of several lines in place of a selection within one, an item for each line. What was after the
 * selection follows the last line; `caret` is between them.
 */
export function pasteItems(
  items: readonly ChecklistItem[],
  { index, start, end }: { readonly index: number; readonly start: number; readonly end: number },
  pasted: string,
): { items: ChecklistItem[]; index: number; caret: number } {
  const { text = '', done = false } = items[index] ?? {};
  const lines = pasted.split(lineEnd).filter((line) => line.trim() !== '');
  const [first, ...more] = readChecklist(lines.join('\n')) ?? lines.map((line) => ({ text: line.trim(), done: false }));
  const parts = [{ text: text.slice(0, start) + (first?.text ?? ''), done: done || (first?.done ?? false) }, ...more];
  const last = parts.at(-1) as ChecklistItem;
  const whole = [...parts.slice(0, -1), { ...last, text: last.text + text.slice(end) }];
  return {
    items: [...items.slice(0, index), ...whole, ...items.slice(index + 1)],
    index: index + more.length,
    caret: last.text.length,
  };
}

/** The items without one, whose text goes to the end of the one before. */
export function joinItem(items: readonly ChecklistItem[], index: number): ChecklistItem[] {
  const [before, item] = [items[index - 1], items[index]];
  if (!before || !item) return [...items];
  return [...items.slice(0, index - 1), { ...before, text: before.text + item.text }, ...items.slice(index + 1)];
}
