import { fetchWebConfiguration, type WebConfiguration } from '../../cloud/web-configuration';

export type ServiceName = 'configuration' | 'signIn' | 'rentals' | 'files';

/** A part of the cloud behind this page, and a question that it answers if it is well. */
export interface Service {
  readonly name: ServiceName;
  /** Guests are not answered. */
  readonly isForAccounts: boolean;
  /** Rejects when there is no answer. */
  readonly ask: () => Promise<unknown>;
}

/**
 * The parts that can be asked without changing or costing anything. Text intelligence is not among them: each of its
 * answers is paid for.
 */
export const services: readonly Service[] = [
  { name: 'configuration', isForAccounts: false, ask: fetchWebConfiguration },
  {
    name: 'signIn',
    isForAccounts: false,
    // The public keys of the user pool, which anybody may read. Whether this page may read them does not matter.
    ask: async () => fetch(keysAddress(await fetchWebConfiguration()), { mode: 'no-cors', cache: 'no-store' }),
  },
  {
    name: 'rentals',
    isForAccounts: true,
    ask: async () =>
      (await import('../../cloud/rentals-api')).syncRentals({ shard: 0, limit: 1, lastSync: Date.now() }),
  },
  {
    name: 'files',
    isForAccounts: true,
    ask: async () => (await import('../../cloud/user-files')).listUserFiles('profile/'),
  },
];

/** Where a user pool shows the keys that its tokens are signed with. */
function keysAddress({ Auth }: WebConfiguration): string {
  const cognito = Auth?.Cognito;
  return new URL(`${cognito?.userPoolId}/.well-known/jwks.json`, cognito?.userPoolEndpoint).href;
}
