/** The path prefix of each AWS service on the local cloud. */
export const mounts = {
  appSync: '/_aws/appsync',
  cognitoIdentity: '/_aws/cognito-identity',
  cognitoUserPools: '/_aws/cognito-idp',
  comprehend: '/_aws/comprehend',
  dynamoDb: '/_aws/dynamodb',
  restApis: '/_aws/execute-api',
  s3: '/_aws/s3',
  sts: '/_aws/sts',
} as const;

/**
 * Rewrites AWS's public addresses in a text to the local ones, so that a template's own values (a configuration, a
 * content security policy, an output) lead a client to the local cloud.
 * @param origin where the local cloud listens, e.g. `http://localhost:4000`
 */
export function localAddresses(origin: string, region: string): (text: string) => string {
  const regional = `${region.replaceAll('.', '\\.')}\\.amazonaws\\.com`;
  const rules: [pattern: RegExp, replacement: string][] = [
    [new RegExp(`https://cognito-idp\\.${regional}`, 'g'), `${origin}${mounts.cognitoUserPools}`],
    [new RegExp(`https://cognito-identity\\.${regional}`, 'g'), `${origin}${mounts.cognitoIdentity}`],
    [new RegExp(`https://([a-z0-9]+)\\.appsync-api\\.${regional}`, 'g'), `${origin}${mounts.appSync}/$1`],
    [
      new RegExp(`wss://([a-z0-9]+)\\.appsync-realtime-api\\.${regional}/graphql`, 'g'),
      // Amplify finds the realtime address of an endpoint it does not recognise by adding /realtime.
      `${origin.replace(/^http/, 'ws')}${mounts.appSync}/$1/graphql/realtime`,
    ],
    [new RegExp(`https://([a-z0-9]+)\\.execute-api\\.${regional}`, 'g'), `${origin}${mounts.restApis}/$1`],
    [new RegExp(`https://([a-z0-9.-]+)\\.s3\\.${regional}`, 'g'), `${origin}${mounts.s3}/$1`],
    [/https:\/\/[a-z0-9]+\.cloudfront\.net/g, origin],
  ];
  return (text) => rules.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text);
}
