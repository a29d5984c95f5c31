import type { Person } from '../../../../graphql/generated/schema';

export interface PeopleState {
  /** `partial`: some pages have arrived and others follow. */
  readonly status: 'loading' | 'partial' | 'ready' | 'failed';
  readonly people: readonly Person[];
  readonly error: unknown;
  /** The `sub` of each person with a pending change. */
  readonly busy: ReadonlySet<string>;
}

export type PeopleAction =
  | { readonly type: 'started' }
  | { readonly type: 'pageLoaded'; readonly items: readonly Person[]; readonly isLast: boolean }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'added'; readonly people: readonly Person[] }
  | { readonly type: 'busy' | 'idle'; readonly sub: string }
  | { readonly type: 'changed'; readonly person: Person }
  | { readonly type: 'removed'; readonly sub: string };

export const initialPeople: PeopleState = { status: 'loading', people: [], error: null, busy: new Set() };

export function peopleReducer(state: PeopleState, action: PeopleAction): PeopleState {
  switch (action.type) {
    case 'started':
      return initialPeople;
    case 'pageLoaded':
      return {
        ...state,
        status: action.isLast ? 'ready' : 'partial',
        // The response to a change made while the list was loading is newer than the list's page.
        people: merged(action.items, state.people),
      };
    case 'failed':
      return { ...state, status: 'failed', error: action.error };
    case 'added':
      return { ...state, people: merged(state.people, action.people) };
    case 'busy':
      return { ...state, busy: new Set([...state.busy, action.sub]) };
    case 'idle':
      return { ...state, busy: new Set([...state.busy].filter((sub) => sub !== action.sub)) };
    case 'changed':
      return { ...state, people: merged(state.people, [action.person]) };
    case 'removed':
      return { ...state, people: state.people.filter(({ sub }) => sub !== action.sub) };
  }
}

/** Both lists without duplicates; the second has the newer state of a person. */
function merged(older: readonly Person[], newer: readonly Person[]): Person[] {
  return [...new Map([...older, ...newer].map((person) => [person.sub, person])).values()];
}

/** Whether this is the last admin who can sign in: they cannot lose their role or their account. */
export function isLastAdmin(person: Person, { status, people }: Pick<PeopleState, 'status' | 'people'>): boolean {
  if (status !== 'ready' || !canAdminister(person)) return false;
  return people.filter(canAdminister).length === 1;
}

/** An invited admin who has not signed in yet may never do so. */
const canAdminister = ({ role, state }: Person) => role === 'admin' && state === 'confirmed';
