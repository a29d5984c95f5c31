import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeadings } from '../components/useHeadings';

/** Links to the page's headings; the one in view is marked. */
export function OnThisPage({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('layout');
  const { headings, current } = useHeadings(page);
  if (headings.length < 2) return null;

  const goTo = (heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };

  return (
    <nav aria-labelledby="on-this-page">
      <h2 id="on-this-page" className="inner-right-title">
        {t('onThisPage')}
      </h2>
      <ul className="list-unstyled mb-0">
        {headings.map(({ element, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may have the same text
          <li key={index}>
            <button
              type="button"
              className="heading-link"
              aria-current={element === current ? 'location' : undefined}
              onClick={() => goTo(element)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
