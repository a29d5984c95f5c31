import { Link, useSearchParams } from 'react-router';
import { Pagination, PaginationItem, PaginationLink } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'in-the-address',
  title: { en: 'Page in the URL', nl: 'Pagina in de URL' },
  when: {
    en: 'When a page of the list may be sent on or kept: each is a link, Back goes to the page before.',
    nl: 'Als een pagina van de lijst door te sturen of te bewaren is: elke is een link, Terug gaat naar de vorige.',
  },
} as const satisfies DemoAbout;

export default function PageInUrl() {
  const text = useTexts(texts);
  const [parameters] = useSearchParams();
  // The URL may contain anything.
  const page = text.pages[Number(parameters.get('page')) - 1] ? Number(parameters.get('page')) : 1;
  return (
    <>
      <p role="status">{text.pages[page - 1]}</p>
      <Pagination aria-label={text.label} listClassName="mb-0">
        {text.pages.map((content, index) => (
          <PaginationItem key={content} active={index + 1 === page}>
            <PaginationLink
              tag={Link}
              to={`?page=${index + 1}`}
              preventScrollReset
              aria-label={text.page(index + 1)}
              aria-current={index + 1 === page ? 'page' : undefined}
            >
              {index + 1}
            </PaginationLink>
          </PaginationItem>
        ))}
      </Pagination>
    </>
  );
}

const texts = {
  en: {
    label: 'Quarters',
    pages: ['January to March: 212 guests', 'April to June: 388 guests', 'July to September: 451 guests'],
    page: (page: number) => `Page ${page}`,
  },
  nl: {
    label: 'Kwartalen',
    pages: [
      'Januari tot en met maart: 212 gasten',
      'April tot en met juni: 388 gasten',
      'Juli tot en met september: 451 gasten',
    ],
    page: (page: number) => `Pagina ${page}`,
  },
};
