import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Person } from '../../../../graphql/generated/schema';
import type { PersonChange } from '../../cloud/peopleApi';
import { initialPeople, type PeopleState, peopleReducer } from './peopleState';

export interface People extends PeopleState {
  readonly reload: () => void;
  readonly add: (people: readonly Person[]) => void;
  /** @throws the cloud's answer when the change was refused or failed */
  readonly change: (person: Person, change: PersonChange) => Promise<Person>;
}

/** The people with an account, page by page, and the changes of them. */
export function usePeople(): People {
  const [state, dispatch] = useReducer(peopleReducer, initialPeople);
  const latestRead = useRef(0);

  const reload = useCallback(() => {
    latestRead.current += 1;
    const own = latestRead.current;
    const isCurrent = () => own === latestRead.current;
    dispatch({ type: 'started' });
    const read = async () => {
      const { listPeople } = await loadPeopleApi();
      let token: string | null = null;
      do {
        const page = await listPeople(token);
        if (!isCurrent()) return;
        token = page.nextToken ?? null;
        dispatch({ type: 'pageLoaded', items: page.items, isLast: token === null });
      } while (token !== null);
    };
    read().catch((error: unknown) => isCurrent() && dispatch({ type: 'failed', error }));
  }, []);

  useEffect(() => {
    reload();
    return () => {
      latestRead.current += 1;
    };
  }, [reload]);

  const change = useCallback(async (person: Person, what: PersonChange) => {
    const { sub } = person;
    dispatch({ type: 'busy', sub });
    try {
      const { changePerson } = await loadPeopleApi();
      const changed = await changePerson(sub, what);
      dispatch(what.change === 'removePerson' ? { type: 'removed', sub } : { type: 'changed', person: changed });
      return changed;
    } finally {
      dispatch({ type: 'idle', sub });
    }
  }, []);

  const add = useCallback((people: readonly Person[]) => dispatch({ type: 'added', people }), []);
  return { ...state, reload, add, change };
}

/** The calls about people; without a session there is nothing to call. Subscribing needs Amplify configured. */
export async function loadPeopleApi() {
  const [api, { authClient }] = await Promise.all([import('../../cloud/peopleApi'), import('../../cloud/clients')]);
  await authClient();
  return api;
}
