import { AwsError } from '../../../local/http/errors';
import { FunctionError } from '../../../local/lambda/types';
import {
  cognitoPerTest,
  confirmSignUp,
  removeDirectory,
  runCognito,
  signInByPassword,
  temporaryDirectory,
} from './running-cognito';
import { allResources, clientId, poolId, userPool } from './template-fixtures';

const resources = [
  ...allResources().filter(({ type }) => type !== 'AWS::Cognito::UserPool'),
  userPool({ LambdaConfig: { PreSignUp: 'arn:pre-sign-up' } }),
];
const signUp = (address: string) => ({
  ClientId: clientId,
  Username: address,
  Password: 'achttekens',
  UserAttributes: [{ Name: 'email', Value: address }],
});

test("the pool's function is invoked before an account is created, with Cognito's event", async () => {
  const invoke = jest.fn(async (_arn: string, event: unknown) => event);
  const cognito = await runCognito(resources, undefined, { invoke });
  expect(await cognito.call('SignUp', signUp('ann@example.nl'))).toMatchObject({ UserConfirmed: false });
  expect(invoke).toHaveBeenCalledWith(
    'arn:pre-sign-up',
    expect.objectContaining({
      userPoolId: poolId,
      triggerSource: 'PreSignUp_SignUp',
      request: expect.objectContaining({ userAttributes: { email: 'ann@example.nl' } }),
    }),
  );
  await cognito.close();
});

test('its error refuses the sign-up, and no account is created', async () => {
  const refuse = async () => {
    throw new FunctionError('Only addresses of example.nl may sign up.', 'Error');
  };
  const cognito = await runCognito(resources, undefined, { invoke: refuse });
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await cognito.call('SignUp', signUp('ann@elsewhere.org'))).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Only addresses of example.nl may sign up.',
    });
  }
  expect(cognito.mails).toEqual([]);
  await cognito.close();
});

test('it may confirm the account immediately', async () => {
  const confirm = async (_arn: string, event: unknown) => ({
    ...(event as object),
    response: { autoConfirmUser: true, autoVerifyEmail: true },
  });
  const cognito = await runCognito(resources, undefined, { invoke: confirm });
  expect(await cognito.call('SignUp', signUp('ann@example.nl'))).toMatchObject({ UserConfirmed: true });
  expect(cognito.mails).toEqual([]);
  await cognito.close();
});

test('a function that may not be invoked refuses the sign-up, as Cognito words it', async () => {
  const invoke = async () => {
    throw new AwsError('AccessDeniedException', 'no AWS::Lambda::Permission in the templates allows it.', 403);
  };
  const cognito = await runCognito(resources, undefined, { invoke });
  expect(await cognito.call('SignUp', signUp('ann@example.nl'))).toEqual({
    __type: 'UnexpectedLambdaException',
    message: 'PreSignUp invocation failed due to error AccessDeniedException.',
  });
  expect(cognito.log.join()).toContain('no AWS::Lambda::Permission');
  await cognito.close();
});

test('a pool with a trigger does not start without functions', async () => {
  const directory = temporaryDirectory();
  await expect(runCognito(resources, directory)).rejects.toThrow('Lambda triggers (PreSignUp)');
  removeDirectory(directory);
});

describe('after confirmation and sign-in', () => {
  const both = [
    ...allResources().filter(({ type }) => type !== 'AWS::Cognito::UserPool'),
    userPool({ LambdaConfig: { PostConfirmation: 'arn:confirmed', PostAuthentication: 'arn:signed-in' } }),
  ];
  const { run } = cognitoPerTest();

  test('the functions get the events of Cognito', async () => {
    const invoke = jest.fn(async (_arn: string, event: unknown) => event);
    const cognito = await run(both, { invoke });
    const { UserSub } = await cognito.call('SignUp', signUp('ann@example.nl'));
    expect(invoke).not.toHaveBeenCalled();
    await confirmSignUp(cognito, 'ann@example.nl', cognito.codeFor('ann@example.nl'));
    const userAttributes = {
      sub: UserSub,
      email: 'ann@example.nl',
      email_verified: 'true',
      'cognito:user_status': 'CONFIRMED',
    };
    expect(invoke.mock.calls).toEqual([
      [
        'arn:confirmed',
        {
          version: '1',
          region: 'eu-west-1',
          userPoolId: poolId,
          userName: UserSub,
          callerContext: { awsSdkVersion: 'local', clientId },
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          request: { userAttributes },
          response: {},
        },
      ],
    ]);
    const { RefreshToken } = await signInByPassword(cognito, 'ann@example.nl');
    expect(invoke).toHaveBeenLastCalledWith(
      'arn:signed-in',
      expect.objectContaining({
        triggerSource: 'PostAuthentication_Authentication',
        request: { userAttributes, newDeviceUsed: false },
      }),
    );
    await cognito.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
    expect(invoke).toHaveBeenCalledTimes(2);
  });

  test('an error after confirmation is answered, and the account stays confirmed', async () => {
    const invoke = async () => {
      throw new FunctionError('No group fits', 'Error');
    };
    const onlyConfirmation = both.map((resource) =>
      resource.type === 'AWS::Cognito::UserPool' ? userPool({ LambdaConfig: { PostConfirmation: 'arn' } }) : resource,
    );
    const cognito = await run(onlyConfirmation, { invoke });
    await cognito.call('SignUp', signUp('ann@example.nl'));
    expect(await confirmSignUp(cognito, 'ann@example.nl', cognito.codeFor('ann@example.nl'))).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error No group fits.',
    });
    expect(await signInByPassword(cognito, 'ann@example.nl')).toHaveProperty('IdToken');
  });

  test('an error refuses every kind of sign-in', async () => {
    const invoke = async () => {
      throw new FunctionError('Not today.', 'Error');
    };
    const cognito = await run(both, { invoke });
    cognito.userPools.ensureConfirmedUser(poolId, 'ann@example.nl', 'achttekens');
    const refused = {
      __type: 'UserLambdaValidationException',
      message: 'PostAuthentication failed with error Not today.',
    };
    expect(await signInByPassword(cognito, 'ann@example.nl')).toEqual(refused);
    await cognito.callSigned('AdminCreateUser', {
      UserPoolId: poolId,
      Username: 'bea@example.nl',
      TemporaryPassword: 'tijdelijk',
    });
    const { Session } = await signInByPassword(cognito, 'bea@example.nl', 'tijdelijk');
    const chosen = { USERNAME: 'bea@example.nl', NEW_PASSWORD: 'mijn eigen' };
    const answer = { ClientId: clientId, ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses: chosen };
    expect(await cognito.call('RespondToAuthChallenge', answer)).toEqual(refused);
  });
});
