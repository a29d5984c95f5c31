import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { readId } from '../../components/useSelectedIdParam';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { loadContacts, selectContactsState } from '../contacts/public/contacts';
import { nextId } from '../sample-data/public/slice';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { chatStarted, selectChatState } from './chatSlice';
import { type ChatPartner, chatOf, chatWith } from './partner';

/** Opens the chat with a contact, starting it if there is none; `?contact=3` does so too. */
export function useStartChat(): (contact: ChatPartner, options?: { replace?: boolean }) => void {
  useSampleLoad(loadContacts);
  const dispatch = useAppDispatch();
  const change = useUpdateSearchParams();
  const contacts = useAppSelector(selectContactsState);
  const chats = useAppSelector(selectChatState);
  const [parameters] = useSearchParams();
  const asked = readId(parameters.get('contact'));
  const start = (contact: ChatPartner, options?: { replace?: boolean }) => {
    const id = chatOf(chats.items, contact, contacts.items)?.id ?? nextId(chats);
    dispatch(chatStarted({ id, ...chatWith(contact) }));
    change({ contact: null, message: null, id: String(id) }, options);
  };
  const isReady = contacts.status === 'ready' && chats.status === 'ready';
  useEffect(() => {
    if (asked === null || !isReady) return;
    const contact = contacts.items.find(({ id }) => id === asked);
    if (contact) start(contact, { replace: true });
    else change({ contact: null }, { replace: true });
  });
  return start;
}
