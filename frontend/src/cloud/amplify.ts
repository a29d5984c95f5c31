import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, sessionStorage as visitStorage } from 'aws-amplify/utils';
import { keepsSession } from './kept-session';
import type { WebConfiguration } from './web-configuration';

/** Configures Amplify for this website's cloud. */
export function startAmplify({ stage: _, ...resources }: WebConfiguration): void {
  // It would warn of endpoints of one's own, which a laptop's necessarily are.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure(resources, { API: { GraphQL: { headers: idTokenHeader } } });
  // Somebody who signed in without "remember me" has their tokens in the storage of this visit.
  if (keepsSession(window.sessionStorage)) cognitoUserPoolsTokenProvider.setKeyValueStorage(visitStorage);
}

/** The data endpoint wants the ID token as bearer (spec/product.md §6), where Amplify would send the access token. */
async function idTokenHeader(): Promise<Record<string, string>> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  return tokens?.idToken ? { Authorization: tokens.idToken.toString() } : {};
}
