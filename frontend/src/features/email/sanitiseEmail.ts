import createSanitiser, { type Config } from 'dompurify';

const plainAttributes = ['colspan', 'rowspan', 'lang', 'dir', 'start'];

/** Text and its structure; nothing that runs, loads, submits, covers the page or carries a style. */
const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'div', 'span', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
  ],
  ALLOWED_ATTR: ['href', ...plainAttributes],
  // Not addresses, so that the pattern for addresses is not for them.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** Of these not even the words inside are wanted. */
const dropped = 'script, style, template, noscript, iframe, object, embed, svg, math, form, select, textarea, title';

const picture = 'img, picture, video, audio, input[type=image]';

/**
 * An email's HTML as it may stand on the page.
 *
 * Pictures become words: loading one would tell its sender that, when and where the email was read. The website's
 * content security policy refuses them as well.
 * @param pictureText What stands in place of a picture that says `alt` of itself (it may be empty).
 */
export function sanitiseEmail(html: string, pictureText: (alt: string) => string): string {
  return sanitiser().sanitize(withoutPictures(html, pictureText), config);
}

function withoutPictures(html: string, pictureText: (alt: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll(picture)) element.replaceWith(placeholderFor(element, pictureText));
  // The email stands under the page's own two levels of headings.
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

/** A sanitiser of our own: hooks on the shared one would reach every other user of the library. */
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
