import { useRef, useState } from 'react';
import { Badge, Button, CloseButton } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Removable', nl: 'Verwijderbaar' },
  when: {
    en: 'For filters that are on. After removing one, the focus is on the next; after the last, on the button that brings them back.',
    nl: 'Voor filters die aanstaan. Na het weghalen staat de focus op de volgende; na de laatste op de knop die ze terugbrengt.',
  },
} as const satisfies DemoAbout;

export default function Removable() {
  const text = useTexts(texts);
  const [filters, setFilters] = useState(all);
  const list = useRef<HTMLUListElement>(null);
  const restore = useRef<HTMLButtonElement>(null);
  const remove = (filter: Filter, index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? restore.current)?.focus();
    setFilters(filters.filter((other) => other !== filter));
    announce(text.removed(text[filter]));
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <ul ref={list} className="list-unstyled d-flex flex-wrap gap-2 mb-0" aria-label={text.filters}>
        {filters.map((filter, index) => (
          <li key={filter}>
            <Badge color="secondary-subtle" className="badge-removable text-secondary-emphasis">
              {text[filter]}
              <CloseButton aria-label={text.remove(text[filter])} onClick={() => remove(filter, index)} />
            </Badge>
          </li>
        ))}
      </ul>
      <Button innerRef={restore} color="link" size="sm" onClick={() => setFilters(all)}>
        {text.restore}
      </Button>
    </div>
  );
}

type Filter = 'city' | 'guests' | 'paid';

const all: readonly Filter[] = ['city', 'guests', 'paid'];

const texts = {
  en: {
    filters: 'Filters',
    city: 'Utrecht',
    guests: '4 guests or more',
    paid: 'Not paid yet',
    remove: (filter: string) => `Remove the filter ${filter}`,
    removed: (filter: string) => `Filter ${filter} removed`,
    restore: 'Bring all filters back',
  },
  nl: {
    filters: 'Filters',
    city: 'Utrecht',
    guests: '4 gasten of meer',
    paid: 'Nog niet betaald',
    remove: (filter: string) => `Filter ${filter} weghalen`,
    removed: (filter: string) => `Filter ${filter} weggehaald`,
    restore: 'Alle filters terughalen',
  },
};
