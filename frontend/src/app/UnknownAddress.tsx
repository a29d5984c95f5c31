import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';

/** How people write addresses whose own spelling they would not guess. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^\/auth\/maintenance$/i, paths.maintenance],
  [/^(\/auth)?\/(log|sign)-?in$/i, paths.login],
  [/^(\/auth)?\/(register|sign-?up)$/i, paths.register],
  [/^\/auth\/((recover|forgot)-?)password$/i, paths.recover],
  [/^\/auth\/lock(-screen)?$/i, paths.lockScreen],
  [/^\/tickets?(\/ticket-list)?$/i, '/tickt/ticket-list'],
  [/^\/tickets?\/ticket-detail$/i, '/tickt/ticket-detail'],
];

/** An address that no page has: leads to the page meant, or to the one that says so and can put the address right. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const meant = spellings.find(([spelling]) => spelling.test(path))?.[1];
  if (meant) return <Navigate to={meant + search + hash} replace />;
  return <Navigate to={paths.notFound} state={{ asked: pathname + search + hash }} replace />;
}
