import { Navigate, useLocation } from 'react-router';
import { paths } from '../lib/paths';

/** Addresses as people type them, for pages with an unexpected spelling. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^\/auth\/maintenance$/i, paths.maintenance],
  [/^(\/auth)?\/(log|sign)-?in$/i, paths.login],
  [/^(\/auth)?\/(register|sign-?up)$/i, paths.register],
  [/^\/auth\/((recover|forgot)-?)password$/i, paths.recover],
  [/^\/auth\/lock(-screen)?$/i, paths.lockScreen],
  [/^\/tickets?(\/ticket-list)?$/i, '/tickt/ticket-list'],
  [/^\/tickets?\/ticket-detail$/i, '/tickt/ticket-detail'],
];

/** Redirects an unknown address to the page that was probably meant, or to the 404 page, where it can be corrected. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const meant = spellings.find(([spelling]) => spelling.test(path))?.[1];
  if (meant) return <Navigate to={meant + search + hash} replace />;
  return <Navigate to={paths.notFound} state={{ asked: pathname + search + hash }} replace />;
}
