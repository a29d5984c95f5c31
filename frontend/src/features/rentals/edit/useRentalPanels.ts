import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUpdateSearchParams } from '../../../components/useUpdateSearchParams';
import { conflictsParam } from '../conflicts/conflictsParam';
import { newRental, rentalParam } from './rentalParam';

export interface RentalPanels {
  openRental(id: string): void;
  addRental(): void;
  openConflicts(): void;
  /** Returns to where the panel was opened. If a link opened it, only removes it from the address. */
  close(): void;
}

/** Stored in the history entry that opened a panel: the previous entry is the page without it. */
const openedHere = { isPanelOpenedHere: true };
const isOpenedHere = (state: unknown) => (state as typeof openedHere | null)?.isPanelOpenedHere === true;

/**
 * Opens and closes the panels of a rental or the conflicts by the page's address: one at a time, as each traps the
 * focus, and so that Back closes a panel and never reopens it.
 */
export function useRentalPanels(): RentalPanels {
  const updateSearchParams = useUpdateSearchParams();
  const navigate = useNavigate();
  const step = useRef<unknown>(null);
  step.current = useLocation().state;
  const isGoingBack = useRef(false);
  return useMemo(() => {
    const open = (name: string, value: string) => {
      const now = new URLSearchParams(window.location.search);
      const isOverAnother = now.has(rentalParam) || now.has(conflictsParam);
      updateSearchParams(
        { [rentalParam]: null, [conflictsParam]: null, [name]: value },
        { replace: isOverAnother, state: isOverAnother ? step.current : openedHere },
      );
    };
    return {
      openRental: (id) => open(rentalParam, id),
      addRental: () => open(rentalParam, newRental),
      openConflicts: () => open(conflictsParam, ''),
      close: () => {
        if (!isOpenedHere(step.current)) {
          updateSearchParams({ [rentalParam]: null, [conflictsParam]: null }, { replace: true });
          return;
        }
        // Going back is asynchronous: a second press of Escape meanwhile would leave the page.
        if (isGoingBack.current) return;
        isGoingBack.current = true;
        const arrived = () => {
          isGoingBack.current = false;
        };
        window.addEventListener('popstate', arrived, { once: true });
        navigate(-1);
      },
    };
  }, [updateSearchParams, navigate]);
}
