import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PersonRow } from '../../../frontend/src/features/people/PersonRow';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

test('a role keeps the focus while its change is sent, and takes no other', async () => {
  await startTranslations(['people'], 'en');
  const onAsk = jest.fn();
  const store = guestStore();
  const row = (isBusy: boolean) => (
    <Provider store={store}>
      <MemoryRouter>
        <table>
          <tbody>
            <PersonRow person={personNamed('p1')} search="" isBusy={isBusy} isLastAdmin={false} onAsk={onAsk} />
          </tbody>
        </table>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(row(false));
  const role = screen.getByLabelText('Role of p1@example.nl');
  fireEvent.change(role, { target: { value: 'editor' } });
  expect(onAsk).toHaveBeenCalledTimes(1);
  rerender(row(true));
  // A disabled element loses the focus.
  expect(role).toBeEnabled();
  expect(role).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(role, { target: { value: 'admin' } });
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(role).toHaveValue('viewer');
});
