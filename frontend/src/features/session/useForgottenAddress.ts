import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { registerSignOutGuard } from './signOutGuards';

/**
 * On signing out, removes the search and the open item from the page's address. After an expired session they remain,
 * because signing in leads back to that address.
 */
export function useForgottenAddress(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      registerSignOutGuard({
        confirmSignOut: async () => true,
        clear: async () => {
          const { pathname, search, hash } = window.location;
          if (search || hash) await navigate(pathname, { replace: true, preventScrollReset: true });
        },
      }),
    [navigate],
  );
}
