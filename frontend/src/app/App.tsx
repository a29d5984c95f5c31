import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs, restoreSession } from '../features/session/sessionActions';
import { createRouter } from './router';
import type { Store } from './store';

/** The application, once it knows its cloud and its language. */
export function App({ store }: { store: Store }) {
  const [router] = useState(createRouter);
  useEffect(() => {
    void restoreSession(store.dispatch);
    return followOtherTabs(store.dispatch);
  }, [store]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
