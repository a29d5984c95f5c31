import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createStore } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import NavigationDrawer from '../../../frontend/src/layouts/NavigationDrawer';
import { startTranslations } from '../../../frontend/src/lib/i18n';

test('a link to the page that is shown closes the drawer, as the path does not change', async () => {
  await startTranslations(['layout'], 'en');
  window.history.replaceState(null, '', '/apps/notes?search=key');
  const onClose = jest.fn();
  render(
    <Provider store={createStore({ ...defaultLayout })}>
      <BrowserRouter>
        <NavigationDrawer isOpen onClose={onClose} />
      </BrowserRouter>
    </Provider>,
  );
  const notes = screen.getByRole('link', { name: 'Notes' });
  // It opens in another tab.
  fireEvent.click(notes, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(notes);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('');
  // The drawer closes when the other page is there.
  fireEvent.click(screen.getByRole('link', { name: 'Chat' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
