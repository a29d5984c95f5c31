import grid from 'bootstrap-icons/icons/grid.svg?glyph';
import list from 'bootstrap-icons/icons/list-ul.svg?glyph';
import map from 'bootstrap-icons/icons/map.svg?glyph';
import { Fragment, useId, useState } from 'react';
import { ButtonGroup } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'one-of-several',
  title: { en: 'Radio buttons', nl: 'Keuzerondjes als knoppen' },
  when: {
    en: 'Two to five views of the same data. Radio buttons underneath: one tab stop, and the arrows choose.',
    nl: 'Twee tot vijf weergaven van dezelfde gegevens. Eronder zitten keuzerondjes: één tabstop, en de pijltoetsen kiezen.',
  },
} as const satisfies DemoAbout;

export default function RadioButtons() {
  const text = useTexts(texts);
  const id = useId();
  const [chosen, setChosen] = useState<View>('list');
  return (
    <>
      <ButtonGroup role="radiogroup" aria-label={text.view}>
        {views.map(({ view, icon }) => (
          <Fragment key={view}>
            <input
              id={`${id}-${view}`}
              type="radio"
              name={id}
              className="btn-check"
              checked={view === chosen}
              onChange={() => setChosen(view)}
            />
            <label htmlFor={`${id}-${view}`} className="btn btn-outline-secondary">
              <Icon icon={icon} />
              {text[view]}
            </label>
          </Fragment>
        ))}
      </ButtonGroup>
      <p role="status" className="mt-3">
        {text.shown[chosen]}
      </p>
    </>
  );
}

type View = 'list' | 'grid' | 'map';

const views = [
  { view: 'list', icon: list },
  { view: 'grid', icon: grid },
  { view: 'map', icon: map },
] as const;

const texts = {
  en: {
    view: 'View',
    list: 'List',
    grid: 'Pictures',
    map: 'Map',
    shown: {
      list: '46 rentals, the newest first.',
      grid: '46 rentals, 3 of them without a picture.',
      map: '44 rentals in 7 cities; 2 have no address yet.',
    },
  },
  nl: {
    view: 'Weergave',
    list: 'Lijst',
    grid: 'Foto’s',
    map: 'Kaart',
    shown: {
      list: '46 verhuringen, de nieuwste eerst.',
      grid: '46 verhuringen, waarvan 3 zonder foto.',
      map: '44 verhuringen in 7 steden; 2 hebben nog geen adres.',
    },
  },
};
