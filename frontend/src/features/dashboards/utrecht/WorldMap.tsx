import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSeen } from '../../../components/useSeen';
import { hasModifier } from '../../../lib/moveFocus';
import { MapButtons } from './MapButtons';
import { MapTip } from './MapTip';
import { clampToFrame, pan, panTo, shownAt, wholeWorld, worldSize, zoom } from './mapView';
import { directions, nextCountry } from './nextCountry';
import { useMapTip } from './useMapTip';
import { useMapView } from './useMapView';
import type { MapCountry, World } from './world';

export interface WorldMapProps {
  readonly label: string;
  /** Null while loading: its space is reserved. */
  readonly world: World | null;
  /** Called when the map is zoomed in further than the whole world. */
  readonly onLookCloser: () => void;
  /** The tone of a country, 1 for the lightest; null without rentals. */
  readonly toneOf: (code: string | null) => number | null;
  /** A sentence with a country's name and figures. */
  readonly sayOf: (country: MapCountry) => string;
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

const none: readonly MapCountry[] = [];

/** In map units. A smaller country is shown as a dot, so that it can be seen and clicked. */
const dotRadius = 2.5;

/** A world map to pan, zoom and select a country from, with a pointer or the keyboard. */
export function WorldMap({ label, world: loaded, onLookCloser, toneOf, sayOf, chosen, onChoose }: WorldMapProps) {
  const { t } = useTranslation('dashboards');
  const list = useRef<HTMLDivElement>(null);
  // Deferred: the card paints first, and the countries render in chunks that can be interrupted.
  const world = useDeferredValue(loaded);
  const { view, setView, wasDragged, pointerHandlers } = useMapView(list);
  const isDrawn = useSeen(list) && world !== null;
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { hasTip, setTip, onPointerLeave } = useMapTip(list);
  const id = useId();
  const countries = world?.countries ?? none;
  const byKey = useMemo(() => new Map(countries.map((country) => [country.key, country])), [countries]);
  const active = activeKey === null ? undefined : byKey.get(activeKey);
  const chosenCountry = chosen === null ? undefined : byKey.get(chosen);

  const isClose = view.scale > 1;
  useEffect(() => {
    if (isClose) onLookCloser();
  }, [isClose, onLookCloser]);

  const activate = (country: MapCountry) => {
    setActiveKey(country.key);
    setTip(true);
    setView((current) => panTo(current, country.centre));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const direction = directions[event.key];
    if (direction && event.shiftKey) {
      setView((current) => pan(current, { x: -80 * direction.x, y: -80 * direction.y }));
    } else if (direction) {
      const from = active ?? chosenCountry ?? byKey.get('NL') ?? countries[0];
      if (from) activate((active ? nextCountry(countries, active, direction) : from) as MapCountry);
    } else if (event.key === '+' || event.key === '=')
      setView((current) => zoom(current, 1.5, worldSize, atActive(current)));
    else if (event.key === '-') setView((current) => zoom(current, 1 / 1.5, worldSize, atActive(current)));
    else if (event.key === '0') setView(() => wholeWorld);
    else if (event.key === 'Escape') setTip(false);
    else if ((event.key === 'Enter' || event.key === ' ') && active?.code) onChoose(active.code);
    else return;
    event.preventDefault();
  };
  const atActive = (current: typeof view) => active && shownAt(current, active.centre);
  const keyAt = ({ target }: { target: EventTarget }) => (target as Element).getAttribute('data-key');
  const onPointerOver = (event: PointerEvent) => {
    const key = keyAt(event);
    setTip(key !== null);
    if (key !== null) setActiveKey(key);
  };
  const onClick = (event: MouseEvent) => {
    const key = keyAt(event);
    const code = key === null ? null : byKey.get(key)?.code;
    // The second click of a double click would deselect it.
    if (code && event.detail < 2 && !wasDragged()) onChoose(code);
  };

  // Before the map is drawn there is nothing to select.
  const listbox = isDrawn
    ? {
        role: 'listbox',
        tabIndex: 0,
        'aria-label': label,
        'aria-activedescendant': active ? `${id}${active.key}` : undefined,
        'aria-describedby': `${id}keys`,
      }
    : { 'aria-busy': true };
  return (
    <div className="world-map">
      <div className="world-map-place">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a listbox once it is drawn */}
        <div
          ref={list}
          className="world-map-list"
          {...listbox}
          onKeyDown={onKeyDown}
          onBlur={() => setTip(false)}
          onClick={onClick}
          onPointerOver={onPointerOver}
          onPointerLeave={onPointerLeave}
          {...pointerHandlers}
        >
          <svg
            className={clsx('world-map-frame', isDrawn ? 'saved-picture' : 'is-awaited', isClose && 'is-zoomed')}
            viewBox={`0 0 ${worldSize.width} ${worldSize.height}`}
            role="presentation"
          >
            <defs>
              <pattern
                id={`${id}hatch`}
                width="4"
                height="4"
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(45) scale(${1 / view.scale})`}
              >
                <rect className="map-hatch" width="4" height="4" />
                <path className="map-hatch-line" d="M0 0V4" />
              </pattern>
            </defs>
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              {isDrawn && <path className="map-globe" d={world.outline} />}
              {isDrawn && (
                <Countries
                  id={id}
                  countries={countries}
                  toneOf={toneOf}
                  sayOf={sayOf}
                  chosen={chosen}
                  scale={view.scale}
                />
              )}
              {chosenCountry && <path className="map-chosen" d={outlineOf(chosenCountry, view.scale)} />}
              {active && hasTip && <path className="map-active" d={outlineOf(active, view.scale)} />}
            </g>
          </svg>
        </div>
        {active && hasTip && <MapTip at={clampToFrame(shownAt(view, active.centre))}>{sayOf(active)}</MapTip>}
      </div>
      <MapButtons view={view} setView={setView} />
      <p id={`${id}keys`} className="map-keys">
        {t('utrecht.keys')}
      </p>
    </div>
  );
}

interface CountriesProps extends Pick<WorldMapProps, 'toneOf' | 'sayOf' | 'chosen'> {
  readonly id: string;
  readonly countries: readonly MapCountry[];
  readonly scale: number;
}

/** A separate memoised component: not rendered again while the map only moves. */
const Countries = memo(function Countries({ countries, chosen, ...map }: CountriesProps) {
  return countries.map((country) => (
    <Country key={country.key} country={country} isChosen={country.code !== null && country.code === chosen} {...map} />
  ));
});

interface CountryProps extends Pick<CountriesProps, 'id' | 'toneOf' | 'sayOf' | 'scale'> {
  readonly country: MapCountry;
  readonly isChosen: boolean;
}

/** A component of its own, as React pauses between components only. */
const Country = memo(function Country({ id, country, isChosen, toneOf, sayOf, scale }: CountryProps) {
  const tone = toneOf(country.code);
  return (
    <path
      id={`${id}${country.key}`}
      role="option"
      aria-selected={isChosen}
      aria-label={sayOf(country)}
      data-key={country.key}
      className={tone === null ? 'map-country' : `map-country shade-${tone}`}
      style={tone === null ? { fill: `url("#${id}hatch")` } : undefined}
      d={tone === null ? country.outline : outlineOf(country, scale)}
    />
  );
});

/** A country's outline, with a dot around it if it would be too small to see. */
function outlineOf({ outline, centre, size }: MapCountry, scale: number): string {
  const radius = dotRadius / scale;
  if (size > 2 * radius) return outline;
  return `${outline}M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
