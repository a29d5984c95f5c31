import { fetchWebConfiguration, type WebConfiguration } from '../../cloud/webConfiguration';

export type ServiceName = 'configuration' | 'signIn' | 'rentals' | 'files';

/** A cloud service behind this page, with a request that it answers when it is healthy. */
export interface Service {
  readonly name: ServiceName;
  /** Whether only signed-in users get an answer. */
  readonly isForAccounts: boolean;
  /** Rejects without an answer. */
  readonly ask: () => Promise<unknown>;
}

/**
 * The services that can be checked without changing or costing anything. Text intelligence is not included: each of its
 * answers costs money.
 */
export const services: readonly Service[] = [
  { name: 'configuration', isForAccounts: false, ask: () => fetchWebConfiguration('no-store') },
  {
    name: 'signIn',
    isForAccounts: false,
    // The public keys of the user pool, readable by anyone. Whether CORS lets this page read them does not matter.
    ask: async () => fetch(keysAddress(await fetchWebConfiguration()), { mode: 'no-cors', cache: 'no-store' }),
  },
  {
    name: 'rentals',
    isForAccounts: true,
    ask: async () => (await import('../../cloud/rentalsApi')).syncRentals({ shard: 0, limit: 1, lastSync: Date.now() }),
  },
  {
    name: 'files',
    isForAccounts: true,
    ask: async () => (await import('../../cloud/userFiles')).listUserFiles('profile/'),
  },
];

/** The address of the keys that the user pool signs its tokens with. */
function keysAddress({ Auth }: WebConfiguration): string {
  const cognito = Auth?.Cognito;
  return new URL(`${cognito?.userPoolId}/.well-known/jwks.json`, cognito?.userPoolEndpoint).href;
}
