/** Guards for changes of the stacks: resources that must not be replaced, and every other difference for review. */
import { type App, Stack } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { synthesise } from './synthesise';

const { app: _app, ...templates } = synthesise({ stage: 'prod' });
const stateful = ['AWS::Cognito::UserPool', 'AWS::Cognito::IdentityPool', 'AWS::DynamoDB::GlobalTable'];

test('the logical ids of resources with data stay: another id would replace accounts, rentals or files', () => {
  const ids = (template: Template, types: string[]) =>
    types.flatMap((type) => Object.keys(template.findResources(type)));
  expect(ids(templates.identity, stateful)).toEqual(['UserPool6BA7E5F2', 'IdentityPoolEC8A1A0D', 'PeopleE38C8D03']);
  expect(ids(templates.rentals, stateful)).toEqual([
    'TableCD117FA1',
    'HistoryTable4479EEA3',
    'ChangeFeedTable762BDE4B',
  ]);
  expect(ids(templates.userFiles, ['AWS::S3::Bucket'])).toContain('Bucket83908E77');
});

/** The resources that a stage may not lose, by stack and logical id, with their deletion policies. */
const kept = {
  'identity/UserPool6BA7E5F2': 'Retain',
  'identity/IdentityPoolEC8A1A0D': 'RetainExceptOnCreate',
  // Who has which role.
  'identity/RolesAdminsAA05616D': 'RetainExceptOnCreate',
  'identity/RolesEditors2FAA6DF5': 'RetainExceptOnCreate',
  'identity/RolesViewers4D0927DF': 'RetainExceptOnCreate',
  'rentals/TableCD117FA1': 'Retain',
  'people/Settings1CCB6159': 'Retain',
  'rentals/HistoryTable4479EEA3': 'Retain',
  'rentals/ChangeFeedTable762BDE4B': 'Retain',
  'userFiles/Bucket83908E77': 'RetainExceptOnCreate',
  // Without it, the bucket would no longer require TLS.
  'userFiles/BucketPolicyE9A3008A': 'RetainExceptOnCreate',
  'account/ApiGatewayLogsRole': 'Retain',
  'account/ApiGatewayAccount': 'Retain',
};

test('only resources with data are retained when their stack is deleted', () => {
  const policies = Object.entries(templates).flatMap(([stack, template]) =>
    Object.entries(template.toJSON().Resources as Record<string, { DeletionPolicy?: string }>)
      .filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'))
      .map(([id, { DeletionPolicy }]) => [
        `${stack}/${stack === 'account' ? id.replace(/[0-9A-F]{8}$/, '') : id}`,
        DeletionPolicy,
      ]),
  );
  expect(Object.fromEntries(policies)).toEqual(kept);
});

test('stacks with data have termination protection outside dev, and none in dev', () => {
  const refusing = (app: App) =>
    app.node.children.flatMap((stack) =>
      stack instanceof Stack && stack.terminationProtection ? [stack.stackName] : [],
    );
  const prod = synthesise({ stage: 'prod', encryption: 'customer-managed' });
  expect(refusing(prod.app)).toEqual([
    'Polder-prod-Encryption',
    'Polder-prod-Identity',
    'Polder-prod-Rentals',
    'Polder-Account',
    'Polder-prod-UserFiles',
    'Polder-prod-People',
  ]);
  expect(refusing(synthesise({ stage: 'dev', keepData: false }).app)).toEqual(['Polder-Account']);
});

test('an overwritten or deleted file can be restored for thirty days', () => {
  templates.userFiles.hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        {
          ExpiredObjectDeleteMarker: true,
          NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          Status: 'Enabled',
        },
      ],
    },
  });
});

test.each(Object.entries(templates))('the template of %s is the one last reviewed', (_name, template) => {
  expect(scrubbed(template.toJSON())).toMatchSnapshot();
});

/** Without what changes with every build or day: hashes of assets and deployments, expiry dates. */
function scrubbed(template: object): unknown {
  const text = JSON.stringify(template)
    .replaceAll(/[0-9a-f]{64}(\.zip)?/g, '<asset>')
    .replaceAll(/(Deployment[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>')
    .replaceAll(/"Analytics":"[^"]*"/g, '"Analytics":"<analytics>"')
    .replaceAll(/"Expires":\d+/g, '"Expires":0');
  return JSON.parse(text);
}
