import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, sessionStorage as sessionStorageProvider } from 'aws-amplify/utils';
import { awsCredentials } from './awsCredentials';
import { limitConnecting } from './socketLimit';
import { hasStoredTokens } from './storedSession';
import { refreshInTime } from './tokenRefresh';
import type { WebConfiguration } from './webConfiguration';

/** The name of the data endpoint in Amplify's REST configuration, used for the POSTs of cloud/dataEndpoint.ts. */
export const dataEndpoint = 'dataEndpoint';

/** Configures Amplify for this website's cloud. */
export function startAmplify({ stage: _, ...resources }: WebConfiguration): void {
  // Otherwise Amplify warns of custom endpoints, which the laptop's cloud always uses.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { Auth, API } = resources;
  const { endpoint = '', region } = API?.GraphQL ?? {};
  // Amplify's GraphQL POSTs omit the operation's name and send the access token. Its REST POSTs send the given headers,
  // and sign requests for the service that is named here.
  const REST = { ...API?.REST, [dataEndpoint]: { endpoint, region, service: 'appsync' } };
  if (Auth) cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure(
    { ...resources, API: { ...API, REST } },
    { Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: awsCredentials } },
  );
  refreshInTime(cognitoUserPoolsTokenProvider);
  limitConnecting();
  // Without "remember me", the tokens are in sessionStorage.
  const storage = hasStoredTokens(window.sessionStorage) ? sessionStorageProvider : defaultStorage;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
}
