import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { useHydratedValue } from '../../../lib/useHydrated';
import { selectAccountId } from '../../session/public/session';
import {
  applyArrangement,
  type CardWidth,
  isDefaultArrangement,
  moveCard,
  type PlacedCard,
  resizeCard,
} from './arrangement';
import { readArrangement, storeArrangement, watchArrangement } from './arrangementStorage';

export interface ArrangementControl {
  readonly cards: readonly PlacedCard[];
  /** True while the user moves and resizes cards. */
  readonly isArranging: boolean;
  readonly isDefault: boolean;
  setArranging(isArranging: boolean): void;
  move(id: string, toPlaceOf: string): void;
  resize(id: string, width: CardWidth): void;
  reset(): void;
}

/**
 * A dashboard's cards as the user arranged them, stored in this browser per user.
 * @param defaultCards every card in its default place; has to stay the same between renders
 */
export function useArrangement(dashboard: string, defaultCards: readonly PlacedCard[]): ArrangementControl {
  const sub = useAppSelector(selectAccountId);
  const [isArranging, setArranging] = useState(false);
  const [arranged, setCards] = useState(() => applyArrangement(defaultCards, readArrangement(sub, dashboard)));
  // The prerendered document has the default arrangement.
  const cards = useHydratedValue(arranged, defaultCards);

  // Read again when another user signs in, or another tab has arranged the cards: what is moved here would undo that.
  useEffect(() => {
    const read = () => setCards(applyArrangement(defaultCards, readArrangement(sub, dashboard)));
    read();
    return watchArrangement(sub, dashboard, read);
  }, [defaultCards, sub, dashboard]);

  const change = useCallback(
    (next: PlacedCard[]) => {
      setCards(next);
      storeArrangement(sub, dashboard, isDefaultArrangement(next, defaultCards) ? null : next);
    },
    [sub, dashboard, defaultCards],
  );

  return useMemo(
    () => ({
      cards,
      isArranging,
      isDefault: isDefaultArrangement(cards, defaultCards),
      setArranging,
      move: (id, toPlaceOf) => change(moveCard(cards, id, toPlaceOf)),
      resize: (id, width) => change(resizeCard(cards, id, width)),
      reset: () => change([...defaultCards]),
    }),
    [cards, isArranging, defaultCards, change],
  );
}
