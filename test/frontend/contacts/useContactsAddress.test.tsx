import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { useContactsAddress } from '../../../frontend/src/features/contacts/useContactsAddress';
import { guestStore } from '../app/renderApp';

function Field() {
  const { search } = useContactsAddress();
  return <input value={search.text} onChange={(event) => search.change(event.target.value)} />;
}

test('a space at the end stays while the next word is thought of', async () => {
  render(
    <Provider store={guestStore()}>
      <BrowserRouter>
        <Field />
      </BrowserRouter>
    </Provider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'van ');
  await waitFor(() => expect(window.location.search).toBe('?q=van'));
  await act(async () => {});
  expect(field).toHaveValue('van ');
  await userEvent.type(field, 'den');
  await waitFor(() => expect(window.location.search).toBe('?q=van+den'));
});
