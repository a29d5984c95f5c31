/**
 * A path of this website to go back to, from the address bar: hostile input. Other websites, scripts and the sign-in
 * pages themselves are refused.
 * @returns null for a refused address
 */
export function safeReturnPath(value: string | null, origin?: string): string | null {
  if (!value?.startsWith('/')) return null;
  const own = origin ?? window.location.origin;
  if (!URL.canParse(value, own)) return null;
  const target = new URL(value, own);
  // `//host`, `/\host` and their like parse to another origin.
  if (target.origin !== own || /^\/auth\//i.test(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}
