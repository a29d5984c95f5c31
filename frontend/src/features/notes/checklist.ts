/** One line of a checklist. */
export interface ChecklistItem {
  readonly text: string;
  readonly done: boolean;
}

/** A checklist is stored as text, a line for each item: `[ ] open` or `[x] done`. */
const mark = /^\[([ x])\](?: (.*))?$/;

/** @returns null for text that is no checklist: a line without a mark, or no line at all */
export function readChecklist(text: string): ChecklistItem[] | null {
  const matches = text.split('\n').map((line) => mark.exec(line));
  if (matches.some((match) => match === null)) return null;
  return matches.map((match) => ({ text: match?.[2] ?? '', done: match?.[1] === 'x' }));
}

export const writeChecklist = (items: readonly ChecklistItem[]): string =>
  items.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n');

/** Each line that is not blank becomes an item; a text without any gets an empty one. */
export function toChecklist(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return writeChecklist((lines.length > 0 ? lines : ['']).map((line) => ({ text: line.trim(), done: false })));
}

/** A line without its mark. */
export const withoutMark = (line: string): string => mark.exec(line)?.[2] ?? (mark.test(line) ? '' : line);

export const toText = (text: string): string => text.split('\n').map(withoutMark).join('\n');

/** A new item after one, which keeps the text before the caret. */
export function splitItem(items: readonly ChecklistItem[], index: number, caret: number): ChecklistItem[] {
  const { text = '', done = false } = items[index] ?? {};
  const parts = [
    { text: text.slice(0, caret), done },
    { text: text.slice(caret), done: false },
  ];
  return [...items.slice(0, index), ...parts, ...items.slice(index + 1)];
}

/** The items without one, whose text goes to the end of the one before. */
export function joinItem(items: readonly ChecklistItem[], index: number): ChecklistItem[] {
  const [before, item] = [items[index - 1], items[index]];
  if (!before || !item) return [...items];
  return [...items.slice(0, index - 1), { ...before, text: before.text + item.text }, ...items.slice(index + 1)];
}
