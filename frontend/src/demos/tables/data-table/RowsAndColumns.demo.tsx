import './rows-and-columns.scss';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Button } from 'reactstrap';
import { observeSizeInFrame } from '../../../components/observeSizeInFrame';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { dateTimeFormat } from '../../../lib/intl';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, stayAt } from '../stays';

export const about = {
  place: 3,
  title: { en: 'Virtual rows and columns', nl: 'Virtuele rijen en kolommen' },
  when: {
    en: 'When both run out of sight: a year of nights for a thousand rentals. Rows and columns are virtualised independently.',
    nl: 'Als beide uit beeld lopen: een jaar aan nachten voor duizend verhuringen. Rijen en kolommen zijn elk apart gevirtualiseerd.',
  },
} as const satisfies DemoAbout;

const rentalCount = 1000;
const nightCount = 365;
const nightWidth = 20;
const nameWidth = 144;

/** The first night of each month, and how many it has. */
const months = Array.from({ length: 12 }, (_, month) => ({
  start: (Date.UTC(2027, month) - Date.UTC(2027, 0)) / 86_400_000,
  days: new Date(2027, month + 1, 0).getDate(),
}));

export default function RowsAndColumns() {
  const text = useTexts(texts);
  const { date, number } = useFormats();
  const { rightToLeft } = usePageTheme();
  const monthName = dateTimeFormat(text.language, { month: 'long' });
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: rentalCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 6,
    observeElementRect: observeSizeInFrame,
  });
  const nights = useVirtualizer({
    count: nightCount,
    horizontal: true,
    isRtl: rightToLeft,
    getScrollElement: () => scroller.current,
    estimateSize: () => nightWidth,
    overscan: 10,
    observeElementRect: observeSizeInFrame,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
  });
  const drawnNights = nights.getVirtualItems().map(({ index, start }) => ({ index, start, day: date(dayOf(index)) }));
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-3">
        {[0, 90, 181, 273].map((night) => (
          <Button
            key={night}
            color="secondary"
            outline
            size="sm"
            onClick={() => nights.scrollToIndex(night, { align: 'start' })}
          >
            <bdi>{date(dayOf(night))}</bdi>
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={scroller} className="night-board" tabIndex={0} aria-label={text.name(number(rentalCount))}>
        <div className="night-board-months" style={{ width: nights.getTotalSize() }} aria-hidden="true">
          <span className="night-board-corner" style={{ width: nameWidth }} />
          {months.map(({ start, days }) => (
            <span
              key={start}
              className="night-board-month"
              style={{ insetInlineStart: nameWidth + start * nightWidth, width: days * nightWidth }}
            >
              <span style={{ insetInlineStart: nameWidth }}>{monthName.format(dayOf(start))}</span>
            </span>
          ))}
        </div>
        <ul style={{ height: rows.getTotalSize(), width: nights.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index: rental, start }) => {
            const stay = stayAt(rental);
            return (
              <li
                key={rental}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rentalCount}
                aria-posinset={rental + 1}
              >
                <span className="night-board-name" style={{ width: nameWidth }}>
                  <bdi>{stay.rental}</bdi>
                  <span className="visually-hidden">{text.taken(number(takenNights(stay)))}</span>
                </span>
                {drawnNights.map(({ index: night, start, day }) => (
                  <span
                    key={night}
                    className={isTaken(stay, night) ? 'night is-taken' : 'night'}
                    style={{ insetInlineStart: start }}
                    title={text.night(day, isTaken(stay, night))}
                    aria-hidden="true"
                  />
                ))}
              </li>
            );
          })}
        </ul>
      </section>
      <p className="night-board-legend">
        <span className="night is-taken" aria-hidden="true" /> {text.takenNight}
        <span className="night" aria-hidden="true" /> {text.freeNight}
      </p>
    </>
  );
}

const dayOf = (night: number) => new Date(2027, 0, 1 + night);

/** Each rental alternates between occupied and free nights, with its own pattern. */
const isTaken = ({ nights, rent }: Stay, night: number) => (night + rent) % (nights + 4) < nights;

const takenNights = (stay: Stay) =>
  Array.from({ length: nightCount }, (_, night) => isTaken(stay, night)).filter(Boolean).length;

const texts = {
  en: {
    language: 'en-GB',
    name: (count: string) => `Nights of ${count} rentals in 2027`,
    taken: (count: string) => `: ${count} nights taken`,
    night: (day: string, isTaken: boolean) => `${day}: ${isTaken ? 'taken' : 'free'}`,
    takenNight: 'Taken',
    freeNight: 'Free',
  },
  nl: {
    language: 'nl',
    name: (count: string) => `Nachten van ${count} verhuringen in 2027`,
    taken: (count: string) => `: ${count} nachten bezet`,
    night: (day: string, isTaken: boolean) => `${day}: ${isTaken ? 'bezet' : 'vrij'}`,
    takenNight: 'Bezet',
    freeNight: 'Vrij',
  },
};
