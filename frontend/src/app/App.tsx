import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { followOtherTabs, restoreSession } from '../features/session/public/lifecycle';
import type { Router } from './router';
import { type Store, stateOfDocument } from './store';

export interface AppProps {
  readonly store: Store;
  readonly router: Router;
  /** Whether React hydrates a document that the build rendered, with the state of a first visit. */
  readonly isBuilt?: boolean;
}

/** The application, rendered once the configuration and the language are loaded. */
export function App({ store, router, isBuilt }: AppProps) {
  useEffect(() => {
    void restoreSession(store.dispatch);
    return followOtherTabs(store.dispatch);
  }, [store]);
  // During hydration, selectors read the state that the document was rendered with; afterwards the store's.
  const [serverState] = useState(() => (isBuilt ? stateOfDocument(store) : undefined));
  return (
    <Provider store={store} serverState={serverState}>
      <RouterProvider router={router} />
    </Provider>
  );
}
