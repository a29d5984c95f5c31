import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs, restoreSession } from '../features/session/sessionActions';
import { createRouter } from './router';
import { initialState, type Store } from './store';

export interface AppProps {
  readonly store: Store;
  /** Whether React takes over a document that the build rendered, which shows the state of a first visit. */
  readonly isBuilt?: boolean;
}

/** The application, once it knows its cloud and its language. */
export function App({ store, isBuilt }: AppProps) {
  const [router] = useState(() => createRouter(isBuilt));
  useEffect(() => {
    void restoreSession(store.dispatch);
    return followOtherTabs(store.dispatch);
  }, [store]);
  // While React takes over, selectors see the state that the document shows; right after, the store's.
  const [serverState] = useState(() => (isBuilt ? initialState() : undefined));
  return (
    <Provider store={store} serverState={serverState}>
      <RouterProvider router={router} />
    </Provider>
  );
}
