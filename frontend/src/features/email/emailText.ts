/** Converts between the plain text that the user types and the HTML of an email. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Turns blank lines into paragraphs and line breaks into `<br>`; escapes all characters. */
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
 * The exact text that `textToHtml` converted: the empty lines above a quotation are where a reply goes. For other HTML,
 * its text.
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

/** The text of an email's HTML, with its lines and paragraphs. Nothing in it runs or loads: the document is inert. */
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

/** In HTML, any white space, line breaks included, is one space. */
function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.textContent = (node.textContent ?? '').replace(/\s+/g, ' ');
  }
}

const excerptLength = 120;

/** The first words, for the list. */
export const excerptOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, excerptLength);
