/** The addresses that pages link to by name. navigation/pages.ts has all pages. */
export const paths = {
  /** Where a person lands without asking for a page. */
  home: '/dashboards/Rotterdam',
  /** Where people find their imports. */
  imports: '/dashboards/Amsterdam',
  /** What happened to rentals. */
  activity: '/activity',
  login: '/auth/loginformik',
  register: '/auth/registerformik',
  recover: '/auth/recoverpwd',
  lockScreen: '/auth/lockscreen',
  maintenance: '/auth/maintanance',
  /** Where an unknown address leads. */
  notFound: '/auth/404',
} as const;

/** What of an address a page is found again by: React Router's location and the window's have it. */
type PageAddress = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

const leadingBack =
  (path: string) =>
  ({ pathname, search, hash }: PageAddress) =>
    `${path}?from=${encodeURIComponent(pathname + search + hash)}`;

/** The sign-in page, which leads back to an address afterwards. */
export const loginFrom = leadingBack(paths.login);

/** The lock screen, which leads back to an address once it is opened. */
export const lockScreenFrom = leadingBack(paths.lockScreen);

/** The maintenance page, which leads back to an address once all is well. */
export const maintenanceFrom = leadingBack(paths.maintenance);

/** What happened to a rental. Its parameter is not `rental`, which opens the rental's panel over any page. */
export const activityOfRental = (id: string) => `${paths.activity}?of=${encodeURIComponent(id)}`;

/** What a person did. @param sub the account's id */
export const activityOfPerson = (sub: string) => `${paths.activity}?person=${encodeURIComponent(sub)}`;
