import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { loadContacts, selectContactsState } from '../contacts/public/contacts';
import { fullName } from '../contacts/public/names';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import type { Recipient } from './recipients';

/** The contacts to write to: those who are written to often first, then by name. */
export function useRecipients(): readonly Recipient[] {
  useSampleLoad(loadContacts);
  const { items } = useAppSelector(selectContactsState);
  return useMemo(
    () =>
      [...items]
        .sort((one, other) => Number(other.frequentlycontacted) - Number(one.frequentlycontacted))
        .map((contact) => ({ name: fullName(contact), email: contact.email })),
    [items],
  );
}
