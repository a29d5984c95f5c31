import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createIdentityPools } from '../../../local/cognito/identity-pools';
import { createUserPools, type UserPoolsService } from '../../../local/cognito/user-pools';
import { createAccessControl } from '../../../local/iam/access-control';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { operatorKeys } from '../../../local/iam/operator';
import type { CredentialIssuer } from '../../../local/iam/types';
import type { Functions } from '../../../local/lambda/types';
import type { Mail } from '../../../local/mailbox/types';
import { type AwsCredentials, signedRequest } from '../../harness/signed-request';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';
import { allResources, clientId, poolId } from './template-fixtures';

/** What a call was answered: the body, which for a refusal carries `__type` and `message`. */
// biome-ignore lint/suspicious/noExplicitAny: each operation answers with a shape of its own
export type Answer = any;

export interface RunningCognito {
  readonly url: string;
  readonly userPools: UserPoolsService;
  readonly issuer: CredentialIssuer;
  readonly dataDirectory: string;
  readonly log: string[];
  readonly mails: Mail[];
  /** The code in the newest mail to that address. */
  codeFor(address: string): string;
  /** Moves the pools' clock. */
  later(milliseconds: number): void;
  /** Calls a user pool operation. */
  call(operation: string, input: object): Promise<Answer>;
  /** Calls a user pool operation with a signature, the operator's by default. */
  callSigned(operation: string, input: object, credentials?: AwsCredentials): Promise<Answer>;
  /** Calls an identity pool operation. */
  callIdentity(operation: string, input: object): Promise<Answer>;
  close(): Promise<void>;
}

const issuerSecret = 'a secret for tests';

export const temporaryDirectory = () => mkdtempSync(path.join(tmpdir(), 'cognito-'));

/**
 * Runs both services behind one server.
 * @param existingDirectory with the data of an earlier run; without it, a new directory that `close` removes
 */
export async function runCognito(
  resources: readonly FakeResource[] = allResources(),
  existingDirectory?: string,
  functions?: Functions,
): Promise<RunningCognito> {
  const dataDirectory = existingDirectory ?? temporaryDirectory();
  const log: string[] = [];
  const mails: Mail[] = [];
  let shift = 0;
  const context = {
    assembly: fakeAssembly(resources),
    dataDirectory,
    origin: 'http://localhost',
    log: (line: string) => void log.push(line),
  };
  const mailbox = { deliver: (mail: Mail) => void mails.push(mail) };
  const issuer = createCredentialIssuer(issuerSecret);
  const access = createAccessControl(context);
  const userPools = createUserPools(context, {
    mailbox,
    issuer,
    access,
    clock: () => Date.now() + shift,
    permissions: functions && { functionsFor: () => functions },
  });
  const identityPools = createIdentityPools(context, { tokens: userPools, issuer });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const service = url.pathname.startsWith('/identity') ? identityPools : userPools;
    return mountOf(service).handler(request, response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (address: string, target: string, input: object) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
      body: JSON.stringify(input),
    });
    return response.json();
  };
  return {
    url,
    userPools,
    issuer,
    dataDirectory,
    log,
    mails,
    codeFor(address) {
      const code = mails.findLast(({ to }) => to === address)?.code;
      if (!code) throw new Error(`No code was mailed to ${address}.`);
      return code;
    },
    later(milliseconds) {
      shift += milliseconds;
    },
    call: (operation, input) => post(`${url}/users/`, `AWSCognitoIdentityProviderService.${operation}`, input),
    async callSigned(operation, input, credentials = operatorKeys(issuerSecret)) {
      const response = await signedRequest(`${url}/users/`, {
        method: 'POST',
        service: 'cognito-idp',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(input),
        credentials,
      });
      return response.json();
    },
    callIdentity: (operation, input) => post(`${url}/identity/`, `AWSCognitoIdentityService.${operation}`, input),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await userPools.close();
      await identityPools.close();
      if (!existingDirectory) removeDirectory(dataDirectory);
    },
  };
}

export const removeDirectory = (directory: string) => rmSync(directory, { recursive: true, force: true });

export const password = 'achttekens';

/** Signs in by password and gives `AuthenticationResult`, or the refusal. */
export async function signInByPassword(
  cognito: RunningCognito,
  name: string,
  secret = password,
  client = clientId,
): Promise<Answer> {
  const answer = await cognito.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: client,
    AuthParameters: { USERNAME: name, PASSWORD: secret },
  });
  return answer.AuthenticationResult ?? answer;
}

/** What a refusal looks like. */
export const refusal = (type: string, message: string) => ({ __type: type, message });
export const wrongCredentials = refusal('NotAuthorizedException', 'Incorrect username or password.');
export const wrongCode = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** The claims in a token, unchecked. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

export const anna = 'Anna@example.nl';
/** Has no account. */
export const nobody = 'nobody@example.nl';

/** Runs both services for one test file; everything is closed after each test. */
export function cognitoPerTest() {
  const running: RunningCognito[] = [];
  afterEach(async () => {
    for (const cognito of running.splice(0)) await cognito.close();
  });
  const run = async (resources?: readonly FakeResource[], functions?: Functions) => {
    const cognito = await runCognito(resources, undefined, functions);
    running.push(cognito);
    return cognito;
  };
  /** With Anna's account in it. */
  const runWithAnna = async (resources?: readonly FakeResource[], functions?: Functions) => {
    const cognito = await run(resources, functions);
    cognito.userPools.ensureConfirmedUser(poolId, anna, password);
    return cognito;
  };
  return { run, runWithAnna };
}

export const signUp = (
  cognito: RunningCognito,
  name = anna,
  secret = password,
  attributes: [name: string, value: string][] = [],
): Promise<Answer> =>
  cognito.call('SignUp', {
    ClientId: clientId,
    Username: name,
    Password: secret,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
  });

export const confirmSignUp = (cognito: RunningCognito, name: string, code: string): Promise<Answer> =>
  cognito.call('ConfirmSignUp', { ClientId: clientId, Username: name, ConfirmationCode: code });

/** An operation that only wants to know who. */
export const callFor = (cognito: RunningCognito, operation: string, name: string): Promise<Answer> =>
  cognito.call(operation, { ClientId: clientId, Username: name });

export const wrongCodeInsteadOf = (code: string) => (code === '000000' ? '000001' : '000000');
