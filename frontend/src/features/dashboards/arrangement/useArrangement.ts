import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectSession } from '../../session/sessionSlice';
import { arranged, type CardWidth, isUsual, moved, type PlacedCard, resized } from './arrangement';
import { keepArrangement, readArrangement } from './arrangementStorage';

export interface ArrangementControl {
  readonly cards: readonly PlacedCard[];
  /** True while the person moves and resizes cards. */
  readonly isArranging: boolean;
  readonly isUsual: boolean;
  setArranging(isArranging: boolean): void;
  move(id: string, toPlaceOf: string): void;
  resize(id: string, width: CardWidth): void;
  reset(): void;
}

/**
 * A dashboard's cards as the person arranged them, kept in this browser for each person.
 * @param usual every card in its usual place; has to stay the same between renders
 */
export function useArrangement(dashboard: string, usual: readonly PlacedCard[]): ArrangementControl {
  const { sub } = useAppSelector(selectSession);
  const [isArranging, setArranging] = useState(false);
  const [cards, setCards] = useState(() => arranged(usual, readArrangement(sub, dashboard)));

  // Somebody else signed in: theirs.
  useEffect(() => {
    setCards(arranged(usual, readArrangement(sub, dashboard)));
  }, [usual, sub, dashboard]);

  const change = useCallback(
    (next: PlacedCard[]) => {
      setCards(next);
      keepArrangement(sub, dashboard, isUsual(next, usual) ? null : next);
    },
    [sub, dashboard, usual],
  );

  return useMemo(
    () => ({
      cards,
      isArranging,
      isUsual: isUsual(cards, usual),
      setArranging,
      move: (id, toPlaceOf) => change(moved(cards, id, toPlaceOf)),
      resize: (id, width) => change(resized(cards, id, width)),
      reset: () => change([...usual]),
    }),
    [cards, isArranging, usual, change],
  );
}
