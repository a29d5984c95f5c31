import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../../app/hooks';
import { accountDatabaseNames } from '../../../lib/accountDatabaseNames';
import { selectIsGuest } from '../../session/public/session';
import { conflictsParam } from '../conflicts/conflictsParam';
import { rentalParam } from '../edit/rentalParam';

/** Asks the layout for the rentals. */
export const NeedRentalsContext = createContext<() => void>(() => {});

/** Has the rentals loaded for the calling component. A guest's sample is loaded only for those who ask. */
export function useNeedRentals(): void {
  const need = useContext(NeedRentalsContext);
  useEffect(() => need(), [need]);
}

/**
 * Whether the rentals are to be kept in sync: always for an account, for a guest once something shows them, or when a copy
 * of an account's rentals is still stored and has to go. Stays true once it is.
 * @returns that, and the value of {@link NeedRentalsContext}
 */
export function useNeededRentals(): { isNeeded: boolean; need: () => void } {
  const isGuest = useAppSelector(selectIsGuest);
  const [params] = useSearchParams();
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = params.has(rentalParam) || params.has(conflictsParam);
  if (!isAsked && (!isGuest || isOpen)) setIsAsked(true);
  const need = useCallback(() => setIsAsked(true), []);
  useEffect(() => {
    if (isAsked) return;
    accountDatabaseNames().then(
      (names) => names.length > 0 && need(),
      () => undefined,
    );
  }, [isAsked, need]);
  return { isNeeded: isAsked, need };
}
