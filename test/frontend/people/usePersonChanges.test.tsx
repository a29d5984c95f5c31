import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { PersonChange } from '../../../frontend/src/cloud/peopleApi';
import { initialPeople } from '../../../frontend/src/features/people/peopleState';
import { usePersonChanges } from '../../../frontend/src/features/people/usePersonChanges';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import type { Person } from '../../../graphql/generated/schema';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

test('an undo of a role can be undone too', async () => {
  await startTranslations(['people', 'errors'], 'en');
  const roles: string[] = [];
  const change = async (person: Person, what: PersonChange): Promise<Person> => {
    if (what.change !== 'setPersonRole') return person;
    roles.push(what.role);
    return { ...person, role: what.role };
  };
  const people = { ...initialPeople, reload: () => {}, add: () => {}, change };
  const { result } = renderHook(() => usePersonChanges(people), {
    wrapper: ({ children }) => <Provider store={guestStore()}>{children}</Provider>,
  });
  await act(async () => result.current.ask(personNamed('p1'), { change: 'setPersonRole', role: 'editor' }));
  await act(async () => result.current.undo());
  await act(async () => result.current.undo());
  expect(roles).toEqual(['editor', 'viewer', 'editor']);
});
