import { lazy, type ReactNode, Suspense } from 'react';
import './arrangement.scss';
import type { PlacedCard } from './arrangement';
import type { ArrangedCardsProps } from './SortableCards';

/** Loaded only while arranging, as nothing else needs drag and drop. */
const SortableCards = lazy(async () => ({ default: (await import('./SortableCards')).SortableCards }));

/** A dashboard's cards, in the user's order and widths. */
export function ArrangedCards({ arrangement, contents }: ArrangedCardsProps) {
  const still = <PlacedCards cards={arrangement.cards} contentOf={(id) => contents[id]?.content} />;
  if (!arrangement.isArranging) return still;
  return (
    <Suspense fallback={still}>
      <SortableCards arrangement={arrangement} contents={contents} />
    </Suspense>
  );
}

export interface PlacedCardsProps {
  readonly cards: readonly PlacedCard[];
  /** Returns null for a card without content. */
  readonly contentOf: (id: string) => ReactNode;
}

/** Cards in their order and widths. */
export function PlacedCards({ cards, contentOf }: PlacedCardsProps) {
  return (
    <div className="arranged-cards">
      {cards.map(({ id, width }) => {
        const content = contentOf(id);
        return (
          content && (
            <div key={id} className={`arranged-card is-${width}-wide`}>
              {content}
            </div>
          )
        );
      })}
    </div>
  );
}
