import { lazy, type ReactNode, Suspense } from 'react';
import './arrangement.scss';
import type { ArrangementControl } from './useArrangement';

export interface ArrangedCard {
  /** What the card is called while it is being moved. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface ArrangedCardsProps {
  readonly arrangement: ArrangementControl;
  /** By the ids of the arrangement; one that is missing has nothing to show now. */
  readonly contents: Readonly<Record<string, ArrangedCard | undefined>>;
}

/** Loaded by whoever arranges: the others need no drag and drop. */
const SortableCards = lazy(async () => ({ default: (await import('./SortableCards')).SortableCards }));

/** A dashboard's cards, in the person's order and widths. */
export function ArrangedCards({ arrangement, contents }: ArrangedCardsProps) {
  const still = (
    <div className="arranged-cards">
      {arrangement.cards.map(
        ({ id, width }) =>
          contents[id] && (
            <div key={id} className={`arranged-card is-${width}-wide`}>
              {contents[id].content}
            </div>
          ),
      )}
    </div>
  );
  if (!arrangement.isArranging) return still;
  return (
    <Suspense fallback={still}>
      <SortableCards arrangement={arrangement} contents={contents} />
    </Suspense>
  );
}
