import type { ReactNode } from 'react';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import './arrangement.scss';
import { cardsWithContent, type PlacedCard, splitAfterFirstRow } from './arrangement';
import type { ArrangedCardsProps } from './SortableCards';

/** Loaded only while arranging, as nothing else needs drag and drop. */
const sortableCards = defineLazy<ArrangedCardsProps>(async () => ({
  default: (await import('./SortableCards')).SortableCards,
}));

/**
 * A dashboard's cards, in the user's order and widths.
 * @param children shown after the first row of cards, so that it is in sight; after all cards while they are arranged
 */
export function ArrangedCards({
  arrangement,
  contents,
  children,
}: ArrangedCardsProps & { readonly children?: ReactNode }) {
  const contentOf = (id: string) => contents[id]?.content;
  const shown = cardsWithContent(arrangement.cards, (id) => Boolean(contentOf(id)));
  const [first, others] = children ? splitAfterFirstRow(shown) : [shown, []];
  const { isArranging } = arrangement;
  const still = first.length > 0 && <PlacedCards cards={first} contentOf={contentOf} />;
  return (
    <>
      {isArranging ? (
        <LazyComponent
          part={sortableCards}
          props={{ arrangement, contents }}
          fallback={shown.length > 0 && <PlacedCards cards={shown} contentOf={contentOf} />}
        />
      ) : (
        still
      )}
      {children}
      {!isArranging && others.length > 0 && <PlacedCards cards={others} contentOf={contentOf} />}
    </>
  );
}

interface PlacedCardsProps {
  readonly cards: readonly PlacedCard[];
  /** Returns null for a card without content. */
  readonly contentOf: (id: string) => ReactNode;
}

/** Cards in their order and widths. */
function PlacedCards({ cards, contentOf }: PlacedCardsProps) {
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
