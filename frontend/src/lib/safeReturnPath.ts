/**
 * A path of this website to go back to, from the address bar: hostile input. Other websites, scripts and the sign-in
 * pages themselves are refused; a sign-in page that leads back to another page, as one that was locked, stands for that.
 * @returns null for a refused address
 */
export function safeReturnPath(value: string | null, origin?: string): string | null {
  if (!value?.startsWith('/')) return null;
  const own = origin ?? window.location.origin;
  if (!URL.canParse(value, own)) return null;
  const target = new URL(value, own);
  // `//host`, `/\host` and their like parse to another origin. `/..//host` parses to this one, but to a path that is a host.
  if (target.origin !== own || target.pathname.startsWith('//')) return null;
  if (/^\/auth\//i.test(target.pathname)) return safeReturnPath(target.searchParams.get('from'), own);
  return target.pathname + target.search + target.hash;
}
