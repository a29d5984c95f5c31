import accentStyles from 'virtual:accent-styles';
import { writeStoredText } from '../../lib/storage';
import type { Accent } from './layoutSlice';
import { accentStyleKey } from './layoutStorage';

let sheet: CSSStyleSheet | undefined;

/**
 * Gives the page an accent's colours, and stores their style for the first paint of the next visit. The attribute
 * `data-accent` says which accent is shown; the style of another one has no effect.
 */
export function showAccent(accent: Accent): void {
  const page = document.documentElement;
  const style = accentStyles[accent];
  if (!style) {
    delete page.dataset.accent;
    writeStoredText(accentStyleKey, null);
    return;
  }
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // The content security policy allows neither style elements nor style attributes.
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(style);
  page.dataset.accent = accent;
  writeStoredText(accentStyleKey, style);
}
