import { configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from '../../../frontend/src/app/router';
import { createStore, type Store } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// The first page of a layout brings the layout's own modules along, which a busy machine takes its time to transform.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Shows the application at an address, and with a state of its history entry, in English, to a guest. */
export async function renderApp(address: string, store: Store = guestStore(), state: unknown = null) {
  await startTranslations(['session', 'errors'], 'en');
  window.history.replaceState(state, '', address);
  const router = createRouter();
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router };
}

export function guestStore(): Store {
  const store = createStore(defaultLayout);
  store.dispatch(signedOut());
  return store;
}
