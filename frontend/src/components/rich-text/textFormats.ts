import DOMPurify, { type Config } from 'dompurify';

/** Only what the editor can produce: no styles, classes, pictures or `javascript:` URLs. */
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

/** Sanitises HTML for storing, sending and rendering. Call it on stored HTML too. */
export const sanitised = (html: string): string => DOMPurify.sanitize(withoutReports(html), config);

/** Sanitises pasted HTML to what the editor supports. */
export function pastedHtml(html: string): string {
  const tags = [...(config.ALLOWED_TAGS as string[]), 'h1', 'h2', 'b', 'i', 'del', 'div'];
  const clean = DOMPurify.sanitize(withoutReports(html), { ...config, ALLOWED_TAGS: tags });
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  // The page uses the first two heading levels.
  for (const heading of body.querySelectorAll('h1, h2')) {
    const lower = body.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}

/**
 * DOMPurify lets the browser parse its input. Nothing of it runs, but the browser logs each style and handler that the
 * CSP blocks: hundreds for a paragraph from an office document. This removes them before; what it misses, DOMPurify
 * removes.
 */
function withoutReports(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(valueOrReported, (value, before?: string) =>
        before === undefined ? value : `${before}data-dropped`,
      ),
    );
}

/** The value of an attribute, as addresses may contain `/style=`, or a name that the CSP blocks, after its first group. */
const valueOrReported = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)|([\s/"'])(?:on\w+|style)(?=\s*=)/gi;

/** The plain text, for counting. */
export const plainTextOf = (html: string): string =>
  new DOMParser().parseFromString(sanitised(html), 'text/html').body.textContent ?? '';
