/** Where the website's own origin serves something else than pages: APIs, and a laptop's cloud. */
const reserved = /^\/(api|graphql|_[^/]*)(\/|$)/;

/** Whether an address of the website's origin is one of its pages. What ends like a file's name is none. */
export const isPagePath = (pathname: string): boolean =>
  !reserved.test(pathname) && !pathname.slice(pathname.lastIndexOf('/')).includes('.');

/** Whether an address is a built file with a content hash in its name. */
export const isAssetPath = (pathname: string): boolean => pathname.startsWith('/assets/');

/** The website's configuration: addresses of its cloud, the same for everybody. */
export const configurationPath = '/config.json';

/** Other responses at that address must not be cached and shown without a network. */
export const isConfiguration = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('application/json');
