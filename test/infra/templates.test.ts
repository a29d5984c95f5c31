/** Rails for changes of the stacks: what must not be replaced, and every other difference shown in review. */
import type { Template } from 'aws-cdk-lib/assertions';
import { synthesise } from './synthesise';

const { app: _app, ...templates } = synthesise({ stage: 'prod' });
const stateful = ['AWS::Cognito::UserPool', 'AWS::Cognito::IdentityPool', 'AWS::DynamoDB::GlobalTable'];

test('the logical ids of what holds data stay: another id would replace accounts, rentals or files', () => {
  const ids = (template: Template, types: string[]) =>
    types.flatMap((type) => Object.keys(template.findResources(type)));
  expect(ids(templates.identity, stateful)).toEqual(['UserPool6BA7E5F2', 'IdentityPoolEC8A1A0D']);
  expect(ids(templates.rentals, stateful)).toEqual(['TableCD117FA1']);
  expect(ids(templates.userFiles, ['AWS::S3::Bucket'])).toContain('Bucket83908E77');
});

test('what holds data is kept when its stack goes', () => {
  const policies = Object.values(templates).flatMap((template) =>
    Object.entries(template.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>)
      .filter(
        ([id, { Type }]) =>
          stateful
            .slice(0, 1)
            .concat(stateful[2] ?? '')
            .includes(Type) || id === 'Bucket83908E77',
      )
      .map(([id, { DeletionPolicy }]) => `${id} ${DeletionPolicy}`),
  );
  // The website's bucket has the same id in another stack; nothing in it is not also in the repository.
  expect(policies.sort()).toEqual([
    'Bucket83908E77 Delete',
    'Bucket83908E77 Retain',
    'TableCD117FA1 Retain',
    // Counts of a day, worth nothing the day after.
    'Usage04F2BA28 Delete',
    'UserPool6BA7E5F2 Retain',
  ]);
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
