import type { Person, PersonRole, PersonState } from '../../../../graphql/generated/schema';
import { personRoles } from '../../../../graphql/people';
import { matchesSearch } from '../../lib/search';

export const personStates = ['invited', 'unconfirmed', 'confirmed', 'disabled'] as const satisfies PersonState[];
export const sortColumns = ['person', 'role', 'state', 'signIn', 'addedBy'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** The filter and order of the list, stored in the page's address. */
export interface PeopleView {
  readonly search: string;
  readonly role: PersonRole | null;
  readonly state: PersonState | null;
  readonly sort: { readonly column: SortColumn; readonly isDescending: boolean };
}

const defaultSort: PeopleView['sort'] = { column: 'person', isDescending: false };
export const wholeList: PeopleView = { search: '', role: null, state: null, sort: defaultSort };

/** The address is untrusted input: invalid values are ignored. */
export function readView(parameters: URLSearchParams): PeopleView {
  const sort = parameters.get('sort') ?? '';
  const column = sortColumns.find((name) => name === sort.replace(/^-/, ''));
  return {
    search: (parameters.get('q') ?? '').slice(0, 200),
    role: personRoles.find((name) => name === parameters.get('role')) ?? null,
    state: personStates.find((name) => name === parameters.get('state')) ?? null,
    sort: column ? { column, isDescending: sort.startsWith('-') } : defaultSort,
  };
}

/** The parameters of the address; null for those that are not set. */
export function writeView({ search, role, state, sort }: PeopleView) {
  const isDefault = sort.column === defaultSort.column && !sort.isDescending;
  return {
    q: search || null,
    role,
    state,
    sort: isDefault ? null : (sort.isDescending ? '-' : '') + sort.column,
  };
}

/** The order after a click on a column: its useful direction, then the other. */
export function nextSort(now: PeopleView['sort'], column: SortColumn): PeopleView['sort'] {
  // Latest sign-in and highest role first.
  const first = column === 'signIn' || column === 'role';
  return { column, isDescending: now.column === column ? !now.isDescending : first };
}

/** The people that match a view, in order. */
export function viewPeople(people: readonly Person[], view: PeopleView, language: string): Person[] {
  const { search, role, state, sort } = view;
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const found = people.filter(
    (person) =>
      (role === null || person.role === role) &&
      (state === null || person.state === state) &&
      matchesSearch(search, person.email, person.name ?? '', person.addedBy ?? ''),
  );
  const byName = (one: Person, other: Person) => collator.compare(nameOf(one), nameOf(other));
  return found.sort((one, other) => {
    const [first, second] = [rank(one, sort.column), rank(other, sort.column)];
    // People without a value come last, in both directions.
    if (first === '' || second === '') return first === second ? byName(one, other) : first === '' ? 1 : -1;
    const order =
      typeof first === 'number' ? first - (second as number) : collator.compare(String(first), String(second));
    return (sort.isDescending ? -order : order) || byName(one, other);
  });
}

export const nameOf = ({ name, email }: Person) => name || email;

function rank(person: Person, column: SortColumn): string | number {
  switch (column) {
    case 'person':
      return nameOf(person);
    case 'role':
      return personRoles.indexOf(person.role);
    case 'state':
      return personStates.indexOf(person.state);
    case 'signIn':
      return person.lastSignInAt ? Date.parse(person.lastSignInAt) : '';
    case 'addedBy':
      return person.addedBy ?? '';
  }
}
