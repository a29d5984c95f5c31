/** The addresses that pages link to by name. navigation/pages.ts has all pages. */
export const paths = {
  /** Where a person lands without asking for a page. */
  home: '/dashboards/Rotterdam',
  /** Where people find their imports. */
  imports: '/dashboards/Amsterdam',
  login: '/auth/loginformik',
  register: '/auth/registerformik',
  recover: '/auth/recoverpwd',
  lockScreen: '/auth/lockscreen',
  maintenance: '/auth/maintanance',
  /** Where an unknown address leads. */
  notFound: '/auth/404',
} as const;

const leadingBack = (path: string) => (from: string) => `${path}?from=${encodeURIComponent(from)}`;

/** The sign-in page, which leads back to `from` afterwards. */
export const loginFrom = leadingBack(paths.login);

/** The lock screen, which leads back to `from` once it is opened. */
export const lockScreenFrom = leadingBack(paths.lockScreen);

/** The maintenance page, which leads back to `from` once all is well. */
export const maintenanceFrom = leadingBack(paths.maintenance);
