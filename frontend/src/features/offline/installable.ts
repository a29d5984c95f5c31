import i18next from 'i18next';

/**
 * Makes the website installable: names it in the page's language, and gives its window the colour of the topbar.
 * @returns a function that stops following language and appearance
 */
export function makeInstallable(): () => void {
  const manifest = headElement('link', { rel: 'manifest' });
  const colour = headElement('meta', { name: 'theme-color' });
  // iOS does not read its icon from the manifest.
  headElement('link', { rel: 'apple-touch-icon' }).setAttribute('href', '/icon-apple.png');
  const name = () => {
    const address = `/manifest.${i18next.language === 'nl' ? 'nl' : 'en'}.webmanifest`;
    if (manifest.getAttribute('href') !== address) manifest.setAttribute('href', address);
  };
  const paint = () => colour.setAttribute('content', topbarColour());

  name();
  paint();
  i18next.on('languageChanged', name);
  const looks = new MutationObserver(paint);
  looks.observe(document.documentElement, { attributeFilter: ['data-bs-theme', 'data-accent', 'data-topbar'] });
  // The layout, of which only one has a topbar.
  looks.observe(document.getElementById('root') as HTMLElement, { childList: true });
  return () => {
    i18next.off('languageChanged', name);
    looks.disconnect();
  };
}

/** The built document may contain it already. */
function headElement(kind: 'link' | 'meta', attributes: Record<string, string>): Element {
  const [[attribute, value]] = Object.entries(attributes) as [[string, string]];
  const found = document.head.querySelector(`${kind}[${attribute}="${value}"]`);
  if (found) return found;
  const element = document.createElement(kind);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

function topbarColour(): string {
  const bar = document.querySelector('.topbar') ?? document.body;
  return getComputedStyle(bar).backgroundColor;
}
