import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { inTime, shortLimit } from './time-limit';

type CredentialsProvider = Pick<
  typeof cognitoCredentialsProvider,
  'getCredentialsAndIdentityId' | 'clearCredentialsAndIdentityId'
>;
type Credentials = ReturnType<CredentialsProvider['getCredentialsAndIdentityId']>;

let areNeeded = false;
let underWay: Credentials | undefined;
/** The account that credentials are asked for: another object after each time that they were cleared. */
let account = {};

/**
 * From now on Amplify's sessions come with AWS credentials. Amplify would ask the identity pool for some before each
 * call, though only signed requests use them: those to S3, and to a data endpoint of the type `iam`.
 */
export function needAwsCredentials(): void {
  areNeeded = true;
}

/** Amplify's own provider, asked only when credentials are needed, and once for all that need them at the same time. */
export const awsCredentials: CredentialsProvider = {
  async getCredentialsAndIdentityId(options) {
    if (!areNeeded) return undefined;
    // Without tokens it would go on with the identity of the account that is gone, which guests are refused.
    if (!options.authenticated) await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
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

/** What is answered for an account that has left meanwhile, however late, must not be kept for the next one. */
function ask(options: Parameters<CredentialsProvider['getCredentialsAndIdentityId']>[0]): Credentials {
  const askedFor = account;
  const answer = cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
  const clearIfLate = () => {
    if (askedFor !== account && !underWay) void cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  };
  answer.then(clearIfLate, clearIfLate);
  return answer;
}
