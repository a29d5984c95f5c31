const languages = ['en', 'nl'] as const;
export type DocumentLanguage = (typeof languages)[number];

/**
 * The language of a page's document.
 * @param chosen in the cookie `polder-language`, if any
 * @param browser the browser's own, such as `nl-BE`
 */
export function documentLanguage(chosen: string | undefined, browser: string): DocumentLanguage {
  const known = (value: string | undefined) => languages.find((language) => language === value);
  return known(chosen) ?? known(browser.slice(0, 2)) ?? 'en';
}

/** A document's cache key: the page and the language, without the query. */
export const documentKey = (pathname: string, language: DocumentLanguage): string => `${pathname}?language=${language}`;

/** The other way round. */
export function pageOfKey(url: string): { readonly pathname: string; readonly language: string | null } {
  const { pathname, searchParams } = new URL(url);
  return { pathname, language: searchParams.get('language') };
}

/** Names of the built files that a document mentions. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/([\w.~-]+\.\w+)/g)].map(([, name]) => name as string)),
];

/** Whether a document is of the build with these assets: one without scripts is of none. */
export function isOfBuild(html: string, assets: ReadonlySet<string>): boolean {
  const mentioned = assetsIn(html);
  return mentioned.some((name) => name.endsWith('.js')) && mentioned.every((name) => assets.has(name));
}

/** Whether an answer is a document that everybody gets: only those may be cached. */
export function isPublicDocument({ status, redirected, headers }: Response): boolean {
  const isPrivate = /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** What a page's scripts may connect to, among others. It is the same for all documents of the website. */
export const policyOf = ({ headers }: Response): string | null => headers.get('content-security-policy');

/** A copy for the cache, without the request's address, which may contain a search. */
export function documentCopy(html: string, { headers }: Response): Response {
  const documentHeaders = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) documentHeaders.delete(name);
  return new Response(html, { headers: documentHeaders });
}
