import { htmlToText, textToHtml } from '../../lib/plainText';
import type { Email } from './email';
import { sanitiseEmail } from './sanitiseEmail';

const blocks = 'p, ul, ol, blockquote, pre, h3, h4, hr';
const withinBlocks = `${blocks}, li, br, a, strong, em, b, i, s, code`;

/** An empty paragraph for the answer, and the email quoted below it. */
export const quotationOf = ({ emailContent }: Email, introduction: string): string =>
  `<p></p>${textToHtml(introduction)}<blockquote>${quotable(emailContent) || '<p></p>'}</blockquote>`;

/** What the editor can hold stays as it is; of other HTML, such as a table, the text. */
function quotable(html: string): string {
  const safe = sanitiseEmail(html, (alt) => alt);
  const { body } = new DOMParser().parseFromString(safe, 'text/html');
  const isBlock = (node: Node) => (node instanceof Element ? node.matches(blocks) : node.textContent?.trim() === '');
  const isEditable = [...body.childNodes].every(isBlock) && !body.querySelector(`:not(${withinBlocks})`);
  return isEditable ? safe : textToHtml(htmlToText(html));
}
