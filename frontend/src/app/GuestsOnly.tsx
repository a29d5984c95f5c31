import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { selectIsSignedIn } from '../features/session/public/session';
import { paths } from '../lib/paths';
import { safeReturnPath } from '../lib/safeReturnPath';
import { useAppSelector } from './hooks';

/** Wraps the sign-in pages: redirects signed-in users to where they came from (`?from=`). */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [parameters] = useSearchParams();
  return isSignedIn ? <Navigate to={safeReturnPath(parameters.get('from')) ?? paths.home} replace /> : children;
}
