import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import {
  directions,
  MapButtons,
  pan,
  panTo,
  shownAt,
  useMapView,
  wholeWorld,
  zoom,
} from '../../../features/dashboards/public/map';
import { hasModifier } from '../../../lib/moveFocus';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { projectionOf, regionSize, regions } from './regions';
import { useRegionOutlines } from './useRegionOutlines';

export const about = {
  place: 2,
  title: { en: 'City markers', nl: 'Steden op de kaart' },
  when: {
    en: 'When places matter, not areas. Each marker is a button, as large as its figure; together they stand in a table as well.',
    nl: 'Als het om plaatsen gaat, niet om gebieden. Elke markering is een knop, zo groot als haar cijfer; samen staan ze ook in een tabel.',
  },
  controls: {
    region: { kind: 'choice', options: ['europe', 'netherlands'], value: 'europe' },
  },
} as const satisfies DemoAbout;

export default function CityMarkers({ region }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, wasDragged, pointerHandlers } = useMapView(frame, regionSize);
  const [chosen, setChosen] = useState('Amsterdam');
  const land = useRegionOutlines(region);
  const cities = useMemo(() => {
    const projection = projectionOf(region);
    return regions[region]
      .toSorted((one, other) => other.guests - one.guests)
      .map((city) => {
        const [x, y] = projection(city.place) as [number, number];
        return { ...city, at: { x, y } };
      });
  }, [region]);
  const guestsOfChosen = cities.find(({ name }) => name === chosen)?.guests;

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const direction = directions[event.key];
    if (direction) setView((view) => pan(view, { x: -80 * direction.x, y: -80 * direction.y }, regionSize));
    else if (event.key === '+' || event.key === '=') setView((view) => zoom(view, 1.5, regionSize));
    else if (event.key === '-') setView((view) => zoom(view, 1 / 1.5, regionSize));
    else if (event.key === '0') setView(() => wholeWorld);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="world-map">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
        <div
          ref={frame}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
          tabIndex={0}
          className="city-map"
          aria-label={text.map}
          aria-describedby={`${id}keys`}
          onKeyDown={onKeyDown}
          {...pointerHandlers}
        >
          <svg
            className={clsx('world-map-frame', view.scale > 1 && 'is-zoomed')}
            viewBox={`0 0 ${regionSize.width} ${regionSize.height}`}
            aria-hidden="true"
          >
            <rect className="map-globe" width={regionSize.width} height={regionSize.height} />
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              {land.map((outline) => (
                <path key={outline} className="city-map-land" d={outline} />
              ))}
            </g>
          </svg>
          {cities.map(({ name, guests, at }) => {
            const { x, y } = shownAt(view, at);
            const size = 10 + Math.sqrt(guests) / 4;
            return (
              <button
                key={name}
                type="button"
                className="city-marker d-grid rounded-circle border-0 bg-transparent p-0"
                aria-label={text.guestsFrom(text.names[name] ?? name, number(guests))}
                aria-pressed={name === chosen}
                style={{ left: `${(100 * x) / regionSize.width}%`, top: `${(100 * y) / regionSize.height}%` }}
                onFocus={() => setView((view) => panTo(view, at, regionSize))}
                onClick={() => !wasDragged() && setChosen(name)}
              >
                <span className="city-name" aria-hidden="true">
                  {text.names[name] ?? name}
                </span>
                <span className="city-disc rounded-circle" style={{ width: size, height: size }} />
              </button>
            );
          })}
        </div>
        <MapButtons view={view} setView={setView} size={regionSize} />
      </div>
      <p id={`${id}keys`} className="map-keys">
        {text.keys}
      </p>
      <p role="status">
        {guestsOfChosen ? text.guestsFrom(text.names[chosen] ?? chosen, number(guestsOfChosen)) : text.none}
      </p>
      <details>
        <summary>{text.asTable}</summary>
        <Table size="sm" responsive className="mt-2 mb-0" aria-label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.city}</th>
              <th scope="col" className="text-end">
                {text.guests}
              </th>
            </tr>
          </thead>
          <tbody>
            {cities.map(({ name, guests }) => (
              <tr key={name}>
                <th scope="row" className="fw-normal">
                  {text.names[name] ?? name}
                </th>
                <td className="text-end">{number(guests)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}

const texts = {
  en: {
    table: 'Guests by city',
    map: 'Where guests come from',
    keys: 'Arrow keys move the map, + and − zoom, 0 shows all. Tab goes from city to city.',
    guestsFrom: (city: string, guests: string) => `${city}: ${guests} guests`,
    none: 'Choose a city.',
    asTable: 'As a table',
    city: 'City',
    guests: 'Guests',
    names: {} as Partial<Record<string, string>>,
  },
  nl: {
    table: 'Gasten per stad',
    map: 'Waar gasten vandaan komen',
    keys: 'Pijltoetsen verschuiven de kaart, + en − zoomen, 0 toont alles. Tab gaat van stad naar stad.',
    guestsFrom: (city: string, guests: string) => `${city}: ${guests} gasten`,
    none: 'Kies een stad.',
    asTable: 'Als tabel',
    city: 'Stad',
    guests: 'Gasten',
    names: {
      Berlin: 'Berlijn',
      Athens: 'Athene',
      Copenhagen: 'Kopenhagen',
      Lisbon: 'Lissabon',
      London: 'Londen',
      Paris: 'Parijs',
      Vienna: 'Wenen',
      Warsaw: 'Warschau',
    } as Partial<Record<string, string>>,
  },
};
