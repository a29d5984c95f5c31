import left from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import right from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { useState } from 'react';
import { Pagination, PaginationItem, PaginationLink } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'rows',
  title: { en: 'Basic', nl: 'Basis' },
  when: {
    en: 'A handful of pages: all of them, with previous and next.',
    nl: 'Een handvol pagina’s: allemaal, en één stap terug en verder.',
  },
  controls: {
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    align: { kind: 'choice', options: ['start', 'center', 'end'], value: 'start' },
    icons: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function Basic({ size, align, icons }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [page, setPage] = useState(1);
  const shown = cities.slice((page - 1) * 3, page * 3);
  const last = Math.ceil(cities.length / 3);
  return (
    <>
      <p role="status">
        {text.page(page)}: {shown.join(', ')}
      </p>
      <Pagination
        aria-label={text.label}
        size={size === 'md' ? undefined : size}
        listClassName={`justify-content-${align} mb-0`}
      >
        <PaginationItem disabled={page === 1}>
          <PaginationLink
            previous={icons}
            aria-label={text.previous}
            // Unlike disabled, aria-disabled keeps the focus.
            aria-disabled={page === 1}
            onClick={() => setPage(Math.max(page - 1, 1))}
          >
            {icons ? <Icon icon={left} directional /> : text.previous}
          </PaginationLink>
        </PaginationItem>
        {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
          <PaginationItem key={number} active={number === page}>
            <PaginationLink
              aria-label={text.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => setPage(number)}
            >
              {number}
            </PaginationLink>
          </PaginationItem>
        ))}
        <PaginationItem disabled={page === last}>
          <PaginationLink
            next={icons}
            aria-label={text.next}
            aria-disabled={page === last}
            onClick={() => setPage(Math.min(page + 1, last))}
          >
            {icons ? <Icon icon={right} directional /> : text.next}
          </PaginationLink>
        </PaginationItem>
      </Pagination>
    </>
  );
}

const cities = [
  'Alkmaar',
  'Breda',
  'Coevorden',
  'Delft',
  'Edam',
  'Franeker',
  'Gouda',
  'Hoorn',
  'IJlst',
  'Kampen',
  'Leiden',
];

const texts = {
  en: {
    label: 'Pages of cities',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  nl: {
    label: 'Pagina’s met steden',
    page: (page: number) => `Pagina ${page}`,
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
  },
};
