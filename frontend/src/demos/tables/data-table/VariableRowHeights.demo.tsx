import './variable-row-heights.scss';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, Input, Label } from 'reactstrap';
import { observeSizeInFrame } from '../../../components/observeSizeInFrame';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { stayAt } from '../stays';

export const about = {
  place: 2,
  formerAnchor: 'unequal-heights',
  title: { en: 'Variable row heights', nl: 'Variabele rijhoogte' },
  when: {
    en: 'When the height of a row is known only after drawing it: each is measured as it comes into sight.',
    nl: 'Als niemand weet hoe hoog een rij is voor zij getekend is: elke rij wordt gemeten zodra zij in beeld komt.',
  },
} as const satisfies DemoAbout;

const reviewCount = 5000;

export default function VariableRowHeights() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const scroller = useRef<HTMLElement>(null);
  const [goal, setGoal] = useState('');
  const virtualizer = useVirtualizer({
    count: reviewCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => 96,
    overscan: 4,
    observeElementRect: observeSizeInFrame,
  });
  const reviews = virtualizer.getVirtualItems();
  const goThere = (event: FormEvent) => {
    event.preventDefault();
    if (goal) virtualizer.scrollToIndex(Number(goal) - 1, { align: 'start' });
  };
  return (
    <>
      <form className="d-flex flex-wrap align-items-end gap-2 mb-3" onSubmit={goThere}>
        <div>
          <Label for={id}>{text.goTo}</Label>
          <Input
            id={id}
            type="number"
            min={1}
            max={reviewCount}
            required
            value={goal}
            onChange={({ target }) => setGoal(target.value)}
          />
        </div>
        <Button color="secondary" outline>
          {text.go}
        </Button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={scroller} className="review-list" tabIndex={0} aria-label={text.name(number(reviewCount))}>
        <ol style={{ height: virtualizer.getTotalSize() }}>
          {reviews.map(({ index, start }) => {
            const { guest, rental, city } = stayAt(index);
            return (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={reviewCount}
                aria-posinset={index + 1}
              >
                <strong>
                  {number(index + 1)}. <bdi>{guest}</bdi>
                </strong>{' '}
                <span className="text-body-secondary">{text.in(rental, city)}</span>
                <p>{text.sentences.slice(0, 1 + ((index * 5) % text.sentences.length)).join(' ')}</p>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

const texts = {
  en: {
    goTo: 'Go to review',
    go: 'Go there',
    name: (count: string) => `${count} reviews`,
    in: (rental: string, city: string) => `${rental}, ${city}`,
    sentences: [
      'We slept well and would come again.',
      'The key was where it should be, and the beds were made.',
      'From the kitchen you look out over the water.',
      'The stairs are steep, as everywhere in these houses; mind your head with a suitcase.',
      'Bicycles stood ready in the shed, one with a child’s seat.',
      'The baker around the corner opens at seven.',
      'Only the shower took its time to get warm.',
    ],
  },
  nl: {
    goTo: 'Ga naar beoordeling',
    go: 'Ga erheen',
    name: (count: string) => `${count} beoordelingen`,
    in: (rental: string, city: string) => `${rental}, ${city}`,
    sentences: [
      'We hebben goed geslapen en komen graag terug.',
      'De sleutel lag waar hij hoorde en de bedden waren opgemaakt.',
      'Vanuit de keuken kijkt u uit over het water.',
      'De trap is steil, zoals overal in deze huizen; let op uw hoofd met een koffer.',
      'In de schuur stonden fietsen klaar, één met een kinderzitje.',
      'De bakker om de hoek gaat om zeven uur open.',
      'Alleen de douche deed er lang over om warm te worden.',
    ],
  },
};
