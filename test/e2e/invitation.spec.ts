/** The first sign-in of an administrator who is invited as in docs/operations.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { codeSentTo, newAddress } from '../harness/mailbox';
import type { RunningPolder } from '../harness/polder';
import { signedRequest } from '../harness/signed-request';
import { test } from './own-polder';
import { watchConsole } from './people';

/** The credentials that the local cloud writes for the AWS CLI. */
function operatorOf({ dataDirectory }: RunningPolder) {
  const config = readFileSync(path.join(dataDirectory, 'aws-config'), 'utf8');
  const value = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(config)?.[1] ?? '';
  return { accessKeyId: value('aws_access_key_id'), secretAccessKey: value('aws_secret_access_key') };
}

async function callUserPool(polder: RunningPolder, operation: string, input: object): Promise<void> {
  const configuration = (await (await fetch(`${polder.url}/config.json`)).json()) as {
    Auth: { Cognito: { userPoolId: string } };
  };
  const response = await signedRequest(`${polder.url}/_aws/cognito-idp/`, {
    method: 'POST',
    service: 'cognito-idp',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: configuration.Auth.Cognito.userPoolId, ...input }),
    credentials: operatorOf(polder),
  });
  expect(response.status).toBe(200);
}

test('an invited administrator signs in with the temporary password, sets a new one, and can sign in with it', async ({
  page,
  polder,
}) => {
  const problems = watchConsole(page);
  const email = newAddress('invited');
  await callUserPool(polder, 'AdminCreateUser', { Username: email, DesiredDeliveryMediums: ['EMAIL'] });
  const signIn = async (password: string) => {
    await page.goto('/auth/loginformik?from=%2Fdashboards%2FUtrecht');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await signIn(await codeSentTo(polder.url, email));
  await expect(page.getByRole('heading', { name: 'Choose your password', level: 1 })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill('mijn eigen');
  await page.getByLabel('Repeat password').fill('mijn eigen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Utrecht', level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn('mijn eigen');
  await expect(page.getByRole('heading', { name: 'Utrecht', level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});
