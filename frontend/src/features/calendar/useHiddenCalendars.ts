import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { type Calendar, readHidden, writeHidden } from './calendars';

/** The calendars that the address hides, and what hides or shows one. */
export function useHiddenCalendars() {
  const [parameters] = useSearchParams();
  const changeAddress = useUpdateSearchParams();
  const hidden = useMemo(() => readHidden(parameters), [parameters]);
  const setHidden = (calendar: Calendar, isHidden: boolean) => {
    // Another one may have been hidden since the page was drawn.
    const others = readHidden(new URLSearchParams(window.location.search)).filter((one) => one !== calendar);
    changeAddress({ hide: writeHidden(isHidden ? [...others, calendar] : others) });
  };
  return { hidden, setHidden };
}
