import { FunctionError } from '../../../local/lambda/types';
import { runCognito } from './running-cognito';
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

test('a pool with a trigger does not start without functions', async () => {
  await expect(runCognito(resources)).rejects.toThrow('Lambda triggers (PreSignUp)');
});
