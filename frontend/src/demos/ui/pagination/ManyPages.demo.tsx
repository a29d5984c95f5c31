import doubleLeft from 'bootstrap-icons/icons/chevron-double-left.svg?glyph';
import doubleRight from 'bootstrap-icons/icons/chevron-double-right.svg?glyph';
import left from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import right from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { useState } from 'react';
import { Pagination, PaginationItem, PaginationLink } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useMediaQuery } from '../../../components/useMediaQuery';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'many',
  title: { en: 'Many pages', nl: 'Veel pagina’s' },
  when: {
    en: 'The first, the last, and those around where you are. The row keeps its width, so that the next number stays under the pointer.',
    nl: 'De eerste, de laatste, en die rond waar u bent. De rij houdt haar breedte, dus het volgende getal blijft onder de muis.',
  },
} as const satisfies DemoAbout;

export default function ManyPages() {
  const text = useTexts(texts);
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 575.98px)');
  const link = (target: number, step: 'first' | 'previous' | 'next' | 'last') => (
    <PaginationItem disabled={target === page}>
      <PaginationLink
        {...{ [step]: true }}
        aria-label={text[step]}
        // Unlike disabled, aria-disabled keeps the focus.
        aria-disabled={target === page}
        onClick={() => setPage(target)}
      >
        <Icon icon={icons[step]} directional />
      </PaginationLink>
    </PaginationItem>
  );
  return (
    <>
      <p role="status">{text.status(page)}</p>
      <Pagination aria-label={text.label} listClassName="flex-wrap mb-0">
        {/* A narrow row has them as numbers. */}
        {!isNarrow && link(1, 'first')}
        {link(Math.max(page - 1, 1), 'previous')}
        {pagesAround(page, lastPage, isNarrow ? 0 : 1).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there is at most one gap on either side
            <PaginationItem key={`gap-${index}`} disabled aria-hidden="true">
              <span className="page-link">…</span>
            </PaginationItem>
          ) : (
            <PaginationItem key={number} active={number === page}>
              <PaginationLink
                aria-label={text.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => setPage(number)}
              >
                {number}
              </PaginationLink>
            </PaginationItem>
          ),
        )}
        {link(Math.min(page + 1, lastPage), 'next')}
        {!isNarrow && link(lastPage, 'last')}
      </Pagination>
    </>
  );
}

const icons = { first: doubleLeft, previous: left, next: right, last: doubleRight };

const lastPage = 24;

/**
 * Page numbers, and null for a gap.
 * @param near how many pages on either side of the current one; it decides how many items there always are
 */
function pagesAround(page: number, last: number, near: number): (number | null)[] {
  const count = 2 * near + 3;
  const from = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);
  if (page < count) return [...from(1, count), null, last];
  if (page > last - count + 1) return [1, null, ...from(last - count + 1, count)];
  return [1, null, ...from(page - near, 2 * near + 1), null, last];
}

const texts = {
  en: {
    label: 'Pages of emails',
    status: (page: number) => `Emails ${page * 10 - 9} to ${page * 10} of 240`,
    page: (page: number) => `Page ${page}`,
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  nl: {
    label: 'Pagina’s met e-mails',
    status: (page: number) => `E-mail ${page * 10 - 9} tot en met ${page * 10} van 240`,
    page: (page: number) => `Pagina ${page}`,
    first: 'Eerste pagina',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    last: 'Laatste pagina',
  },
};
