/** Converts between plain text and HTML. */
import { truncate } from './truncate';

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
 * The plain paragraphs that HTML begins with, as the exact text that `textToHtml` converts to them, and the HTML after
 * them. What was written in a plain text field is all text, and has nothing after it.
 */
export function splitPlainStart(html: string): { text: string; rest: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs: string[] = [];
  for (const node of [...body.childNodes]) {
    if (!(node instanceof HTMLParagraphElement) || node.querySelector(':not(br)')) break;
    for (const lineBreak of node.querySelectorAll('br')) lineBreak.replaceWith('\n');
    paragraphs.push(node.textContent ?? '');
    node.remove();
  }
  return { text: paragraphs.join(paragraphEnd), rest: body.innerHTML };
}

/** HTML without the empty paragraphs at its beginning and end. */
export function trimHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isEmpty = (element: Element | null): element is Element =>
    element?.nodeName === 'P' && element.textContent?.trim() === '';
  while (isEmpty(body.firstElementChild)) body.firstElementChild.remove();
  while (isEmpty(body.lastElementChild)) body.lastElementChild.remove();
  return body.innerHTML;
}

const ownLine = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, ul, ol, table';
const paragraphs = 'p, blockquote, pre, ul, ol, table, h1, h2, h3, h4, h5, h6';

/** The text of HTML, with its lines and paragraphs. Nothing in it runs or loads: the document is inert. */
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
export const excerptOf = (text: string): string => truncate(text.replace(/\s+/g, ' ').trim(), excerptLength);
