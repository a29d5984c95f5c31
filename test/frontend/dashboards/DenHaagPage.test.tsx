import { act, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import DenHaagPage from '../../../frontend/src/features/dashboards/DenHaagPage';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import text from '../../../frontend/src/locales/en/text.json';
import { makeStore, renderRentals } from '../rentals/renderRentals';

test('a text that one account typed is not shown to the next, which another tab signed in', () => {
  i18next.addResourceBundle('en', 'text', text);
  const store = makeStore();
  const account = (sub: string) => signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' });
  store.dispatch(account('anna'));
  renderRentals(<DenHaagPage />, { address: '/dashboards/DenHaag', store });
  const field = () => screen.getByLabelText('Text to read');
  fireEvent.change(field(), { target: { value: 'The lease ends in May.' } });
  act(() => {
    store.dispatch(signedOut());
    store.dispatch(account('bob'));
  });
  expect(field()).toHaveValue('');
});
