import type { ControlValue } from './controls';
import type { CodeLines } from './demo';
import { written } from './written.mts';

/** Source code with the controls' values filled in. */
export function withChosen(lines: CodeLines, values: Readonly<Record<string, ControlValue>>): CodeLines {
  return lines.map((line) =>
    line.map(([kind, text, slot]) => {
      const value = slot && values[slot.control];
      return slot && value !== undefined ? ([kind, written(value, slot)] as const) : ([kind, text] as const);
    }),
  );
}

/** Source code as plain text. */
export const textOf = (lines: CodeLines): string =>
  lines.map((line) => `${line.map(([, text]) => text).join('')}\n`).join('');
