import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'smallest-page',
  title: { en: 'Minimal page', nl: 'Minimale pagina' },
  when: {
    en: 'A heading, what the page is for, its one main action, and a card that says what will be there.',
    nl: 'Een kop, waar de pagina voor is, de ene belangrijkste handeling, en een kaart die zegt wat hier komt.',
  },
} as const satisfies DemoAbout;

export default function MinimalPage() {
  const text = useTexts(texts);
  const [keys, setKeys] = useState<number[]>([]);
  return (
    <article>
      <header className="d-flex flex-wrap align-items-end justify-content-between gap-2 mb-4">
        <div>
          {/* On a real page this is the h1. */}
          <h3 className="mb-1">{text.title}</h3>
          <p className="text-secondary mb-0">{text.lead}</p>
        </div>
        <button type="button" className="btn btn-primary" onClick={() => setKeys([...keys, keys.length + 1])}>
          <Icon icon={plus} /> {text.add}
        </button>
      </header>
      <div className="card">
        <div className="card-body">
          {keys.length === 0 && <EmptyState drawing="doorbell" title={text.empty} hint={text.emptyHint} />}
          <ul className="list-unstyled mb-0">
            {keys.map((key) => (
              <li key={key}>{text.key(key)}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

const texts = {
  en: {
    title: 'Keys',
    lead: 'Who has which key, and since when.',
    add: 'Add a key',
    empty: 'No keys yet',
    emptyHint: 'Add the first, and it is listed here.',
    key: (number: number) => `Key ${number}, at the office`,
  },
  nl: {
    title: 'Sleutels',
    lead: 'Wie welke sleutel heeft, en sinds wanneer.',
    add: 'Sleutel toevoegen',
    empty: 'Nog geen sleutels',
    emptyHint: 'Voeg de eerste toe, dan staat hij hier.',
    key: (number: number) => `Sleutel ${number}, op kantoor`,
  },
};
