import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerSignOutGuard } from './signOutGuards';

/**
 * Removes from the page's address, on signing out, what the person searched for or had open. After a session that
 * expired it stays, as signing in leads back to it.
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
