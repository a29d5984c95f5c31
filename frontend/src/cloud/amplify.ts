import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, sessionStorage as sessionStorageProvider } from 'aws-amplify/utils';
import { awsCredentials } from './aws-credentials';
import { limitConnecting } from './socket-limit';
import { hasStoredTokens } from './stored-session';
import { refreshInTime } from './token-refresh';
import type { WebConfiguration } from './web-configuration';

/** The name under which Amplify knows the data endpoint for POSTs of ours: cloud/data-endpoint.ts. */
export const dataEndpoint = 'dataEndpoint';

/** Configures Amplify for this website's cloud. */
export function startAmplify({ stage: _, ...resources }: WebConfiguration): void {
  // It would warn of endpoints of one's own, which a laptop's necessarily are.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { Auth, API } = resources;
  const { endpoint = '', region } = API?.GraphQL ?? {};
  // Amplify's POSTs of GraphQL leave the operation's name out, and send the access token; its plain ones do as they
  // are told, and sign for the service that is named here.
  const REST = { ...API?.REST, [dataEndpoint]: { endpoint, region, service: 'appsync' } };
  if (Auth) cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure(
    { ...resources, API: { ...API, REST } },
    { Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: awsCredentials } },
  );
  refreshInTime(cognitoUserPoolsTokenProvider);
  limitConnecting();
  // Somebody who signed in without "remember me" has their tokens in the storage of this visit.
  const storage = hasStoredTokens(window.sessionStorage) ? sessionStorageProvider : defaultStorage;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
}
