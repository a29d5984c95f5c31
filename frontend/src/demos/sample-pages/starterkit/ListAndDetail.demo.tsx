import { clsx } from 'clsx';
import { useState } from 'react';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'List and detail', nl: 'Lijst en detail' },
  when: {
    en: 'When people go through many things of one kind: side by side where there is room, one after the other where there is not.',
    nl: 'Als mensen veel van hetzelfde doornemen: naast elkaar waar het past, onder elkaar waar niet.',
  },
} as const satisfies DemoAbout;

export default function ListAndDetail() {
  const text = useTexts(texts);
  const [shown, setShown] = useState(0);
  const office = text.offices[shown];
  return (
    <div className="row g-3">
      <nav className="col-sm-4" aria-label={text.title}>
        <div className="list-group">
          {text.offices.map(({ city }, index) => (
            <button
              key={city}
              type="button"
              className={clsx('list-group-item list-group-item-action', index === shown && 'active')}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            >
              {city}
            </button>
          ))}
        </div>
      </nav>
      <section className="col-sm-8" aria-live="polite">
        <h3 className="h6">{office?.city}</h3>
        <p className="mb-0">{office?.about}</p>
      </section>
    </div>
  );
}

const texts = {
  en: {
    title: 'Offices',
    offices: [
      { city: 'Amsterdam', about: 'Keys for the canal houses; open until nine in the evening.' },
      { city: 'Rotterdam', about: 'Contracts and imports; beside the station, second floor.' },
      { city: 'Utrecht', about: 'Cleaning and repairs; the wharf cellar under number 34.' },
    ],
  },
  nl: {
    title: 'Kantoren',
    offices: [
      { city: 'Amsterdam', about: 'Sleutels van de grachtenpanden; open tot negen uur ’s avonds.' },
      { city: 'Rotterdam', about: 'Contracten en imports; naast het station, tweede verdieping.' },
      { city: 'Utrecht', about: 'Schoonmaak en reparaties; de werfkelder onder nummer 34.' },
    ],
  },
};
