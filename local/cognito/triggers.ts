import { AwsError } from '../http/errors';
import { FunctionError, type Functions } from '../lambda/types';
import type { OperationInput } from './operation-input';
import type { TriggerName } from './types';
import type { UserPoolSettings } from './user-pool-settings';
import { attributesOf, statusOf, type User } from './user-store';

export type PreSignUpSource = 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser';
export type PostConfirmationSource = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';

/** The response of a pool's pre-sign-up function. */
export interface PreSignUpAnswer {
  readonly autoConfirmUser?: boolean;
  readonly autoVerifyEmail?: boolean;
}

/** A pool's functions. Each does nothing where the pool has no such trigger. */
export interface Triggers {
  /**
   * @throws AwsError UserLambdaValidationException with what the function threw, or UnexpectedLambdaException when Lambda
   * refused to run it, as the other two do.
   */
  preSignUp(clientId: string, input: OperationInput, source: PreSignUpSource): Promise<PreSignUpAnswer>;
  /** The account is already confirmed: an error refuses the call, and the account stays confirmed. */
  postConfirmation(clientId: string, user: User, source: PostConfirmationSource, input: OperationInput): Promise<void>;
  /** An error refuses the sign-in. */
  postAuthentication(clientId: string, user: User): Promise<void>;
}

/**
 * Invokes a pool's functions with Cognito's events.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
export function createTriggers(
  settings: UserPoolSettings,
  functions: Functions | undefined,
  log: (line: string) => void,
): Triggers {
  const invoke = async (
    trigger: TriggerName,
    triggerSource: string,
    clientId: string,
    userName: string,
    request: object,
    response: object,
  ): Promise<object> => {
    const arn = settings.triggers[trigger];
    if (!arn || !functions) return {};
    const event = {
      version: '1',
      region: settings.id.split('_')[0],
      userPoolId: settings.id,
      userName,
      callerContext: { awsSdkVersion: 'local', clientId },
      triggerSource,
      request,
      response,
    };
    try {
      const answer = (await functions.invoke(arn, event)) as { response?: object } | null;
      return answer?.response ?? {};
    } catch (error) {
      if (error instanceof AwsError) {
        log(`${settings.id}: Lambda did not run its ${trigger}. ${error.message}`);
        throw new AwsError('UnexpectedLambdaException', `${trigger} invocation failed due to error ${error.code}.`);
      }
      if (!(error instanceof FunctionError)) throw error;
      const reason = error.message.replace(/\.?$/, '.');
      throw new AwsError('UserLambdaValidationException', `${trigger} failed with error ${reason}`);
    }
  };
  return {
    preSignUp(clientId, input, source) {
      const name = input.required('Username');
      const attributes = Object.fromEntries(input.attributes('UserAttributes'));
      const userAttributes = settings.emailIsUsername ? { ...attributes, email: name } : attributes;
      const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
      return invoke('PreSignUp', source, clientId, name, { userAttributes, validationData: null }, response);
    },
    async postConfirmation(clientId, user, source, input) {
      const metadata = input.group('ClientMetadata').entries();
      const request = {
        userAttributes: described(user),
        ...(metadata.length > 0 && { clientMetadata: Object.fromEntries(metadata) }),
      };
      await invoke('PostConfirmation', source, clientId, user.username, request, {});
    },
    async postAuthentication(clientId, user) {
      const request = { userAttributes: described(user), newDeviceUsed: false };
      await invoke('PostAuthentication', 'PostAuthentication_Authentication', clientId, user.username, request, {});
    },
  };
}

const described = (user: User) => ({ ...attributesOf(user), 'cognito:user_status': statusOf(user) });
