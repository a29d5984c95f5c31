import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PeopleTable } from '../../../frontend/src/features/people/PeopleTable';
import { initialPeople } from '../../../frontend/src/features/people/peopleState';
import { wholeList } from '../../../frontend/src/features/people/peopleView';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

const ignore = () => undefined;

afterEach(() => jest.useRealTimers());

test('how long ago somebody signed in stays true while the page is open', async () => {
  await startTranslations(['people'], 'en');
  jest.useFakeTimers();
  const people = [personNamed('anna', { lastSignInAt: new Date().toISOString() })];
  render(
    <Provider store={guestStore()}>
      <MemoryRouter>
        <PeopleTable
          people={people}
          view={wholeList}
          onSort={ignore}
          all={{ ...initialPeople, people }}
          onAsk={ignore}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByText('now')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('5 minutes ago')).toBeVisible();
});
