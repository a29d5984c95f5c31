import { isVisible } from '../../../graphql/rental-text';

/** The text without white space around it; empty if nothing of it can be seen, as of a zero-width space. */
export function visibleText(text: string): string {
  const trimmed = text.trim();
  return isVisible(trimmed) ? trimmed : '';
}
