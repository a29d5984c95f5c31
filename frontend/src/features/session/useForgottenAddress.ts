import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerSignOutGuard } from './signOutGuards';

/**
 * Has signing out take from the page's address what the person put there: what they searched for, what they had open.
 * A session that ends by itself leaves it, as signing in again leads back to it.
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
