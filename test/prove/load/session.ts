import '../../harness/browser-name.cjs';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { demoAccount } from '../../../local/sample/demo-account';
import { configureAmplify } from '../../harness/amplify';
import type { AwsCredentials } from '../../harness/signed-request';

/** A signed-in session at a running Polder, for requests without the Amplify client. */
export interface Session {
  readonly graphQLEndpoint: string;
  readonly restEndpoint: string;
  readonly bucket: string;
  /** The ID token, renewed when it expires. */
  token(): Promise<string>;
  identity(): Promise<{ identityId: string; credentials: AwsCredentials }>;
  /** Sends a GraphQL request as this person. */
  graphql(query: string, variables?: object): Promise<{ status: number; body: GraphQLBody }>;
}

interface GraphQLBody {
  // biome-ignore lint/suspicious/noExplicitAny: as many shapes as queries
  readonly data?: any;
  readonly errors?: readonly { readonly message: string; readonly errorType?: string }[];
}

/** A longer request hangs: AppSync itself times out after 30 s. */
const maxMilliseconds = 60_000;

/** Signs in with the demo account and the real Amplify client. */
export async function openSession(url: string): Promise<Session> {
  const { API, Storage } = await configureAmplify(url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  const graphQLEndpoint = API?.GraphQL?.endpoint ?? '';
  const token = async () => String((await fetchAuthSession()).tokens?.idToken);
  return {
    graphQLEndpoint,
    restEndpoint: Object.values(API?.REST ?? {})[0]?.endpoint ?? '',
    bucket: Storage?.S3.bucket ?? '',
    token,
    async identity() {
      const { identityId, credentials } = await fetchAuthSession();
      if (!identityId || !credentials) throw new Error('The session has no credentials.');
      return { identityId, credentials };
    },
    async graphql(query, variables = {}) {
      const response = await fetch(graphQLEndpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: await token() },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(maxMilliseconds),
      });
      return { status: response.status, body: (await response.json()) as GraphQLBody };
    },
  };
}
