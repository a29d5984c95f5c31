/** For trying things out on this laptop; it opens nothing beyond its loopback address. */
export const demoAccount = { email: 'demo@polder.test', password: 'windmolen' } as const;
