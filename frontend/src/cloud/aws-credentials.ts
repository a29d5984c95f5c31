import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { inTime, shortLimit } from './time-limit';

type CredentialsProvider = Pick<
  typeof cognitoCredentialsProvider,
  'getCredentialsAndIdentityId' | 'clearCredentialsAndIdentityId'
>;
type Credentials = ReturnType<CredentialsProvider['getCredentialsAndIdentityId']>;

let areNeeded = false;
let underWay: Credentials | undefined;
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
    if (!underWay || options.forceRefresh) {
      const asked = inTime(shortLimit, () => ask(options)).finally(() => {
        if (underWay === asked) underWay = undefined;
      });
      underWay = asked;
    }
    return underWay;
  },
  async clearCredentialsAndIdentityId() {
    account = {};
    underWay = undefined;
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  },
};

/** A late response for an account that has signed out must not be cached for the next one. */
function ask(options: Parameters<CredentialsProvider['getCredentialsAndIdentityId']>[0]): Credentials {
  const askedFor = account;
  const answer = cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
  const clearIfLate = () => {
    if (askedFor !== account && !underWay) void cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  };
  answer.then(clearIfLate, clearIfLate);
  return answer;
}
