import DOMPurify, { type Config } from 'dompurify';
import Turndown from 'turndown';

/** What the editor can make, and nothing else: no style, no class, no picture, no address that runs. */
const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'em', 's', 'code', 'a'],
  ],
  ALLOWED_ATTR: ['href', 'start'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** HTML as it may be kept, sent, and put on a page. To be called where it comes out of a store as well. */
export const sanitised = (html: string): string => DOMPurify.sanitize(withoutReports(html), config);

/** HTML from somebody's clipboard, as far as the editor has something for it. */
export function pastedHtml(html: string): string {
  const tags = [...(config.ALLOWED_TAGS as string[]), 'h1', 'h2', 'b', 'i', 'del', 'div'];
  const clean = DOMPurify.sanitize(withoutReports(html), { ...config, ALLOWED_TAGS: tags });
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  // The page has the first two levels of headings.
  for (const heading of body.querySelectorAll('h1, h2')) {
    const lower = body.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}

/**
 * DOMPurify has the browser parse what it is to clean, and though nothing of that ever runs, the browser reports each
 * style and handler that the content security policy refuses: hundreds for a paragraph from an office document. Of these
 * DOMPurify would leave nothing; it gets them out of sight first. What this misses is cleaned all the same.
 */
function withoutReports(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])(?:on\w+|style)\s*=/gi, '$1data-dropped='));
}

let turndown: Turndown | undefined;

/** The same text as Markdown. */
export function markdownOf(html: string): string {
  if (!turndown) {
    turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
    turndown.addRule('strikethrough', { filter: 's', replacement: (text) => `~~${text}~~` });
  }
  return turndown.turndown(sanitised(html));
}

/** The words alone, to be counted. */
export const plainTextOf = (html: string): string =>
  new DOMParser().parseFromString(sanitised(html), 'text/html').body.textContent ?? '';
