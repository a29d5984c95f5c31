import Turndown from 'turndown';
import { sanitised } from '../../components/rich-text/textFormats';

let turndown: Turndown | undefined;

/** Converts HTML to Markdown. */
export function markdownOf(html: string): string {
  if (!turndown) {
    turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
    turndown.addRule('strikethrough', { filter: 's', replacement: (text) => `~~${text}~~` });
  }
  return turndown.turndown(sanitised(html));
}
