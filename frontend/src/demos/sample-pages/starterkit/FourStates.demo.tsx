import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Loading, empty, error and loaded states', nl: 'Laden, leeg, fout en geladen' },
  when: {
    en: 'When a page shows what it has to fetch: loading, empty, failed and loaded are all designed, and equally tall.',
    nl: 'Als een pagina toont wat zij moet ophalen: laden, leeg, mislukt en aanwezig zijn alle vier ontworpen, en even hoog.',
  },
  controls: {
    state: { kind: 'choice', options: ['loading', 'empty', 'failed', 'there'], value: 'failed' },
  },
} as const satisfies DemoAbout;

export default function FourStates({ state }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [mended, setMended] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const retry = () => {
    // The button goes with the message.
    section.current?.focus();
    setMended(state);
  };
  const shown = mended === state ? 'there' : state;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="card"
      aria-label={text.title}
      aria-busy={shown === 'loading'}
      style={{ minHeight: '11rem' }}
    >
      {shown === 'loading' && (
        <div className="card-body skeleton" aria-hidden="true">
          {['col-6', 'col-8', 'col-5'].map((width) => (
            <span key={width} className={clsx('placeholder d-block mb-3', width)} />
          ))}
        </div>
      )}
      {shown === 'empty' && (
        <div className="card-body">
          <EmptyState drawing="letterBox" title={text.empty} hint={text.emptyHint} />
        </div>
      )}
      {shown === 'failed' && (
        <div className="card-body" role="alert">
          <h3 className="h6">{text.failed}</h3>
          <p className="text-secondary">{text.failedHint}</p>
          <button type="button" className="btn btn-primary" onClick={retry}>
            {text.retry}
          </button>
        </div>
      )}
      {shown === 'there' && (
        <ul className="list-group list-group-flush">
          {text.cities.map((city) => (
            <li key={city} className="list-group-item">
              {city}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const texts = {
  en: {
    title: 'Offices',
    empty: 'No offices yet',
    emptyHint: 'Offices appear here once a rental names one.',
    failed: 'The offices could not be fetched',
    failedHint: 'The connection was lost on the way. Nothing was changed.',
    retry: 'Fetch again',
    cities: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht'],
  },
  nl: {
    title: 'Kantoren',
    empty: 'Nog geen kantoren',
    emptyHint: 'Kantoren verschijnen hier zodra een verhuring er een noemt.',
    failed: 'De kantoren konden niet worden opgehaald',
    failedHint: 'De verbinding viel onderweg weg. Er is niets veranderd.',
    retry: 'Opnieuw ophalen',
    cities: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht'],
  },
};
