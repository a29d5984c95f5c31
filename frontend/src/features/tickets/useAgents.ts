import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { loadContacts, selectContactsState } from '../contacts/public/contacts';
import { fullName } from '../contacts/public/names';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { selectTicketsState } from './ticketsSlice';

/** The people that a ticket can be assigned to, by name: the contacts, and who has a ticket now. */
export function useAgents(): readonly string[] {
  useSampleLoad(loadContacts);
  const { items: contacts } = useAppSelector(selectContactsState);
  const { items: tickets } = useAppSelector(selectTicketsState);
  return useMemo(
    () => agentNames([...contacts.map(fullName), ...tickets.map(({ AgentName }) => AgentName)]),
    [contacts, tickets],
  );
}

/** Each name once, in alphabetical order, without the empty one. */
export const agentNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter(Boolean).sort(new Intl.Collator().compare);
