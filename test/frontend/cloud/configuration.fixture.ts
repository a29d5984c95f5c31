import type { WebConfiguration } from '../../../frontend/src/cloud/webConfiguration';

/** What /config.json holds, for a cloud at `endpoint`. */
export const configurationAt = (endpoint: string): WebConfiguration => ({
  stage: 'test',
  Auth: { Cognito: { userPoolId: 'eu-west-1_pool', userPoolClientId: 'client' } },
  API: { GraphQL: { endpoint, region: 'eu-west-1', defaultAuthMode: 'userPool' } },
  Storage: { S3: { bucket: 'files', region: 'eu-west-1' } },
});
