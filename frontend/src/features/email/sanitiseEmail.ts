import createSanitiser, { type Config } from 'dompurify';

const plainAttributes = ['colspan', 'rowspan', 'lang', 'dir', 'start'];

/** Text and its structure; nothing that runs, loads, submits, covers the page or sets a style. */
const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'div', 'span', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
  ],
  ALLOWED_ATTR: ['href', ...plainAttributes],
  // These attributes are not addresses, so the pattern for addresses does not apply.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** Elements that are removed with their text. */
const dropped = 'script, style, template, noscript, iframe, object, embed, svg, math, form, select, textarea, title';

const picture = 'img, picture, video, audio, input[type=image]';

/**
 * Sanitises an email's HTML for the page.
 * Images become text: loading one would tell its sender that, when and where the email was read. The website's content
 * security policy blocks them as well.
 * @param pictureText The text in place of an image with this `alt` (possibly empty).
 */
export function sanitiseEmail(html: string, pictureText: (alt: string) => string): string {
  return sanitiser().sanitize(withoutPictures(html, pictureText), config);
}

function withoutPictures(html: string, pictureText: (alt: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll(picture)) element.replaceWith(placeholderFor(element, pictureText));
  // The email is below two levels of headings of the page.
  for (const heading of body.querySelectorAll('h1, h2')) {
    const lower = heading.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}

function placeholderFor(element: Element, pictureText: (alt: string) => string): string {
  const isTracker = ['width', 'height'].some((side) => Number.parseInt(element.getAttribute(side) ?? '', 10) <= 2);
  return isTracker ? '' : pictureText(element.getAttribute('alt') ?? '');
}

let made: ReturnType<typeof createSanitiser> | undefined;

/** A separate sanitiser: hooks on the shared instance would affect every other user of the library. */
function sanitiser() {
  if (!made) {
    made = createSanitiser(window);
    made.addHook('afterSanitizeAttributes', (node) => {
      if (node.nodeName !== 'A') return;
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    });
  }
  return made;
}
