/** Plain text, as a person writes it, and the HTML that an email holds. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Paragraphs for blank lines, line breaks for single ones; every character stands for itself. */
export function textToHtml(text: string): string {
  if (text.trim() === '') return '';
  const escaped = text.replace(/[&<>"]/g, (character) => escapes[character] as string);
  return escaped
    .split(paragraphEnd)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}

const paragraphEnd = '\n\n';

/**
 * The text that `textToHtml` made an email's HTML of, letter for letter: the empty lines above a quotation are where an
 * answer goes. Of other HTML, its words.
 */
export function writtenText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isWrittenHere =
    [...body.childNodes].every((node) => node.nodeName === 'P') && !body.querySelector('p :not(br)');
  if (!isWrittenHere) return htmlToText(html);
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return [...body.children].map(({ textContent }) => textContent).join(paragraphEnd);
}

const ownLine = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, ul, ol, table';
const paragraphs = 'p, blockquote, pre, ul, ol, table, h1, h2, h3, h4, h5, h6';

/** The words of an email's HTML, lines and paragraphs kept. Nothing in it runs or loads: the document is inert. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  collapseSpaces(body);
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('td + td, th + th')) element.prepend('  ');
  for (const element of body.querySelectorAll(ownLine)) element.append(element.matches(paragraphs) ? '\n\n' : '\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** White space in HTML is one space, line breaks included. */
function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.textContent = (node.textContent ?? '').replace(/\s+/g, ' ');
  }
}

const excerptLength = 120;

/** The first words, for a list. */
export const excerptOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, excerptLength);
