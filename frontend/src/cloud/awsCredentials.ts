import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { inTime, shortLimit } from './timeLimit';

type CredentialsProvider = Pick<
  typeof cognitoCredentialsProvider,
  'getCredentialsAndIdentityId' | 'clearCredentialsAndIdentityId'
>;
type Options = Parameters<CredentialsProvider['getCredentialsAndIdentityId']>[0];
type Credentials = ReturnType<CredentialsProvider['getCredentialsAndIdentityId']>;

/** How long credentials are used, of the hour that they are valid; in milliseconds. */
const maxAge = 50 * 60_000;

let areNeeded = false;
let underWay: { readonly of: string; readonly asked: Credentials } | undefined;
let received: { readonly of: string; readonly at: number; readonly answer: Awaited<Credentials> } | undefined;
/** Identifies the account that credentials are requested for: replaced each time they are cleared. */
let account = {};

/**
 * Makes Amplify's sessions include AWS credentials. By default, Amplify requests them from the identity pool before
 * each call, though only signed requests need them: those to S3, and to a data endpoint of the type `iam`.
 */
export function needAwsCredentials(): void {
  areNeeded = true;
}

/** Amplify's provider, called only when credentials are needed, and once for concurrent requests. */
export const awsCredentials: CredentialsProvider = {
  async getCredentialsAndIdentityId(options) {
    if (!areNeeded) return undefined;
    // A guest's role allows nothing, and Amplify would store a guest's identity: a trace of who has just signed out.
    if (!options.authenticated) {
      await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
      return undefined;
    }
    const of = holderOf(options);
    const isFresh = received?.of === of && Date.now() - received.at < maxAge;
    if (received && isFresh && !options.forceRefresh) return received.answer;
    if (underWay?.of === of && !options.forceRefresh) return underWay.asked;
    const own = account;
    const asked = inTime(shortLimit, () => ask(options)).finally(() => {
      if (underWay?.asked === asked) underWay = undefined;
    });
    underWay = { of, asked };
    const answer = await asked;
    if (own === account) received = { of, at: Date.now(), answer };
    return answer;
  },
  async clearCredentialsAndIdentityId() {
    account = {};
    underWay = undefined;
    received = undefined;
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  },
};

/** The account and its groups, which decide on the role: Amplify asks again for each new token of the same account. */
function holderOf({ tokens }: Options): string {
  const { sub, 'cognito:groups': groups } = tokens?.idToken?.payload ?? {};
  return JSON.stringify([sub, groups]);
}

/** A late response for an account that has signed out must not be cached for the next one. */
function ask(options: Options): Credentials {
  const askedFor = account;
  const answer = cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
  const clearIfLate = () => {
    if (askedFor !== account && !underWay) void cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  };
  answer.then(clearIfLate, clearIfLate);
  return answer;
}
