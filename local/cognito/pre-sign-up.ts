import { AwsError } from '../http/errors';
import { FunctionError, type Functions } from '../lambda/types';
import type { OperationInput } from './operation-input';
import type { UserPoolSettings } from './user-pool-settings';

export type PreSignUpTrigger = 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser';

/** The response of a pool's pre-sign-up function. */
export interface PreSignUpAnswer {
  readonly autoConfirmUser?: boolean;
  readonly autoVerifyEmail?: boolean;
}

/**
 * Invokes a pool's pre-sign-up function, if it has one.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html
 * @throws AwsError UserLambdaValidationException with what the function threw.
 */
export async function invokePreSignUp(
  settings: UserPoolSettings,
  clientId: string,
  input: OperationInput,
  functions: Functions | undefined,
  triggerSource: PreSignUpTrigger,
): Promise<PreSignUpAnswer> {
  if (!settings.preSignUp || !functions) return {};
  const userName = input.required('Username');
  const attributes = Object.fromEntries(input.attributes('UserAttributes'));
  const event = {
    version: '1',
    region: settings.id.split('_')[0],
    userPoolId: settings.id,
    userName,
    callerContext: { awsSdkVersion: 'local', clientId },
    triggerSource,
    request: {
      userAttributes: settings.emailIsUsername ? { ...attributes, email: userName } : attributes,
      validationData: null,
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  try {
    const answer = (await functions.invoke(settings.preSignUp, event)) as { response?: PreSignUpAnswer } | null;
    return answer?.response ?? {};
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    const reason = error.message.replace(/\.?$/, '.');
    throw new AwsError('UserLambdaValidationException', `PreSignUp failed with error ${reason}`);
  }
}
