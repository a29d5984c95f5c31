import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { useAddressDraft } from '../../components/useAddressDraft';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { contactsSearched, contactsShown } from './contactsSlice';
import { type ContactsView, readView, wholeList, writeView } from './contactsView';

const trimmed = (text: string) => text.trim();

/** What the page's address says of the list: filter, label, order and search. The list follows it. */
export function useContactsAddress() {
  const dispatch = useAppDispatch();
  const [parameters] = useSearchParams();
  const change = useUpdateSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const search = useAddressDraft(
    parameters.get('q') ?? '',
    (text) => change({ q: trimmed(text) || null }, { replace: true }),
    { toValue: trimmed },
  );
  useEffect(() => {
    dispatch(contactsShown(view));
  }, [dispatch, view]);
  useEffect(() => {
    dispatch(contactsSearched(search.text));
  }, [dispatch, search.text]);
  /** The address of a contact, with the same list beside it. */
  const addressOf = useCallback(
    (id: number) => {
      const others = [...parameters].filter(([name]) => name !== 'id' && name !== 'new');
      return `?${new URLSearchParams([['id', String(id)], ...others])}`;
    },
    [parameters],
  );
  return {
    view,
    search,
    addressOf,
    show: (changed: Partial<ContactsView>) =>
      change(writeView({ ...readView(new URLSearchParams(window.location.search)), ...changed })),
    showAll: () => {
      search.change('');
      change({ ...writeView(wholeList), q: null });
    },
  };
}
