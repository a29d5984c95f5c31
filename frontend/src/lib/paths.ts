/** The addresses that pages link to by name. app/routes.ts says what is there. */
export const paths = {
  /** Where a person lands without asking for a page. */
  home: '/dashboards/Rotterdam',
  login: '/auth/loginformik',
  register: '/auth/registerformik',
  recover: '/auth/recoverpwd',
  lockScreen: '/auth/lockscreen',
  maintenance: '/auth/maintanance',
  /** Where an unknown address leads. */
  notFound: '/auth/404',
} as const;

/** The sign-in page, which leads back to `from` afterwards. */
export const loginFrom = (from: string) => `${paths.login}?from=${encodeURIComponent(from)}`;
