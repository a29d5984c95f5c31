import type { Stack } from 'aws-cdk-lib';
import type { EntityExtractorStack } from '../entity-extractor-stack';
import type { IdentityStack } from '../identity-stack';
import type { RentalsStack } from '../rentals-stack';
import type { StageSettings } from '../settings';
import type { SnapshotsStack } from '../snapshots-stack';
import type { UserFilesStack } from '../user-files-stack';

/** The parts of Polder that a browser talks to. */
export interface BrowserBackends {
  readonly settings: StageSettings;
  readonly identity: IdentityStack;
  readonly rentals: RentalsStack;
  readonly entityExtractor: EntityExtractorStack;
  readonly userFiles: UserFilesStack;
  readonly snapshots: SnapshotsStack;
}

const serviceUrl = (stack: Stack, service: string) => `https://${service}.${stack.region}.${stack.urlSuffix}/`;

/**
 * The content of /config.json: a complete Amplify `ResourcesConfig`, with which any Amplify client can be configured.
 * It holds public names and addresses only, and the API key if the stage lets the website use it.
 */
export function webConfiguration(stack: Stack, origin: string, backends: BrowserBackends) {
  const { settings, identity, rentals, userFiles, snapshots } = backends;
  return {
    stage: settings.stage,
    Auth: {
      Cognito: {
        userPoolId: identity.userPool.userPoolId,
        userPoolClientId: identity.webClient.userPoolClientId,
        userPoolEndpoint: serviceUrl(stack, 'cognito-idp'),
        identityPoolId: identity.identityPool.identityPoolId,
        identityPoolEndpoint: serviceUrl(stack, 'cognito-identity'),
        allowGuestAccess: true,
        signUpVerificationMethod: 'code',
        loginWith: { email: true },
        userAttributes: { email: { required: true } },
        passwordFormat: {
          minLength: 8,
          requireLowercase: false,
          requireUppercase: false,
          requireNumbers: false,
          requireSpecialCharacters: false,
        },
      },
    },
    API: {
      GraphQL: {
        endpoint: rentals.api.graphqlUrl,
        region: stack.region,
        defaultAuthMode: settings.websiteAuth,
        ...(settings.websiteAuth === 'apiKey' && { apiKey: rentals.api.apiKey }),
      },
      REST: { entityExtractor: { endpoint: `${origin}/api`, region: stack.region } },
    },
    Storage: {
      S3: {
        bucket: userFiles.bucket.bucketName,
        region: stack.region,
        // As Amplify names further buckets.
        buckets: { snapshots: { bucketName: snapshots.bucket.bucketName, region: stack.region } },
      },
    },
  };
}

/** The addresses, besides its own origin, that the website's scripts may connect to. */
export function connectableEndpoints(stack: Stack, { rentals, userFiles, snapshots }: BrowserBackends): string[] {
  return [
    serviceUrl(stack, 'cognito-idp'),
    serviceUrl(stack, 'cognito-identity'),
    rentals.api.graphqlUrl,
    rentals.realtimeUrl,
    `https://${userFiles.bucket.bucketRegionalDomainName}`,
    `https://${snapshots.bucket.bucketRegionalDomainName}`,
  ];
}
