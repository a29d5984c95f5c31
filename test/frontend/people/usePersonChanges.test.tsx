import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import type { PersonChange } from '../../../frontend/src/cloud/peopleApi';
import { initialPeople } from '../../../frontend/src/features/people/peopleState';
import { usePersonChanges } from '../../../frontend/src/features/people/usePersonChanges';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import type { Person } from '../../../graphql/generated/schema';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

beforeEach(() => startTranslations(['people', 'errors'], 'en'));

const renderChanges = (change: (person: Person, what: PersonChange) => Promise<Person>) =>
  renderHook(() => usePersonChanges({ ...initialPeople, reload: () => {}, add: () => {}, change }), {
    wrapper: ({ children }) => <Provider store={guestStore()}>{children}</Provider>,
  }).result;

test('an undo of a role can be undone too', async () => {
  const roles: string[] = [];
  const change = async (person: Person, what: PersonChange): Promise<Person> => {
    if (what.change !== 'setPersonRole') return person;
    roles.push(what.role);
    return { ...person, role: what.role };
  };
  const result = renderChanges(change);
  await act(async () => result.current.ask(personNamed('p1'), { change: 'setPersonRole', role: 'editor' }));
  await act(async () => result.current.undo());
  await act(async () => result.current.undo());
  expect(roles).toEqual(['editor', 'viewer', 'editor']);
});

test('what was done, and why something was not, is worded in the language that is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let fails = false;
  const result = renderChanges(async (person) => {
    if (fails) throw new Error('strange');
    return person;
  });
  const ask = () => act(async () => result.current.ask(personNamed('p1'), { change: 'setPersonRole', role: 'editor' }));
  await ask();
  const english = result.current.done?.message;
  await act(() => i18next.changeLanguage('nl'));
  expect(result.current.done?.message).not.toBe(english);
  fails = true;
  await ask();
  expect(result.current.problem).toContain('Er is een onbekende fout opgetreden.');
  await act(() => i18next.changeLanguage('en'));
  expect(result.current.problem).toContain('An unknown error has occurred.');
});
