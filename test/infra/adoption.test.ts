/** Adopting the retained resources of a destroyed stage: templates that CloudFormation can import, before the stage's own. */
import type { Template } from 'aws-cdk-lib/assertions';
import { adoption, type RetainedResources } from '../../lib/adoption';
import { everyStage } from './every-stage';
import { synthesise } from './synthesise';

const keyArn = 'arn:aws:kms:eu-west-1:111122223333:key/7c9e';
const kept: RetainedResources = {
  'user-pool': 'eu-west-1_kept',
  'identity-pool': 'eu-west-1:kept',
  table: 'kept-table',
  'history-table': 'kept-history',
  'feed-table': 'kept-feed',
  'settings-table': 'kept-settings',
  bucket: 'kept-bucket',
  key: keyArn,
};

describe.each(everyStage.filter(([name]) => name !== 'dev'))('%s', (_name, settings) => {
  const { app: _app, ...templates } = synthesise(settings);
  const adopted = Object.entries(templates as Record<string, Template>).flatMap(([stack, template]) => {
    const found = adoption(template.toJSON(), kept);
    return found ? [{ stack, ...found, whole: template.toJSON().Resources as Record<string, { Type: string }> }] : [];
  });

  test('every retained resource is imported, under the logical id it had', () => {
    const expected = Object.entries(templates as Record<string, Template>).flatMap(([stack, template]) =>
      Object.entries(template.toJSON().Resources as Record<string, { DeletionPolicy?: string }>)
        .filter(([, { DeletionPolicy }]) => stack !== 'account' && DeletionPolicy?.startsWith('Retain'))
        .map(([id]) => `${stack}/${id}`),
    );
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(adopted.flatMap(({ stack, identifiers }) => Object.keys(identifiers).map((id) => `${stack}/${id}`))).toEqual(
      expected,
    );
  });

  test('CloudFormation can import them: each is retained, and has no reference to a missing resource', () => {
    for (const { template } of adopted) {
      const ids = Object.keys(template.Resources);
      for (const resource of Object.values(template.Resources) as { DeletionPolicy?: string; DependsOn?: string[] }[]) {
        expect(resource.DeletionPolicy).toBe('Retain');
        expect(ids).toEqual(expect.arrayContaining(resource.DependsOn ?? []));
      }
      const text = JSON.stringify(template);
      expect(text).not.toMatch(/Fn::(GetStackOutput|ImportValue)/);
      const named = [...text.matchAll(/"(?:Ref|Fn::GetAtt)":(?:\["?|)"([A-Za-z0-9:]+)"/g)].map(([, id]) => id);
      expect(named.filter((id) => !ids.includes(id ?? '') && !id?.startsWith('AWS::'))).toEqual([]);
    }
  });

  test('imported resources have a subset of the properties that the next deployment gives them', () => {
    for (const { template, whole } of adopted) {
      for (const [id, resource] of Object.entries(template.Resources)) {
        expect(withKey(whole[id])).toMatchObject(withoutAttributes(resource));
      }
    }
  });
});

test('the key of the table and the files is given by ARN: a second key could not read the data of the first', () => {
  const { rentals, userFiles } = synthesise({ stage: 'prod', encryption: 'customer-managed' });
  for (const template of [rentals, userFiles]) {
    expect(JSON.stringify(adoption(template.toJSON(), kept)?.template)).toContain(keyArn);
  }
});

test('resources not named are not imported, and a stage without keepData adopts nothing', () => {
  const { identity, rentals } = synthesise({ stage: 'prod' });
  expect(adoption(identity.toJSON(), { table: 'restored' })).toBeUndefined();
  expect(adoption(rentals.toJSON(), { table: 'restored' })?.identifiers).toEqual({
    TableCD117FA1: { TableName: 'restored' },
  });
  expect(adoption(synthesise({ stage: 'dev', keepData: false }).rentals.toJSON(), kept)).toBeUndefined();
});

test('references to what every stack has stay, those to other resources do not', () => {
  const template = {
    Resources: {
      Table: {
        Type: 'AWS::DynamoDB::GlobalTable',
        DeletionPolicy: 'Retain',
        Properties: {
          Replicas: [{ Region: { Ref: 'AWS::Region' } }],
          Tags: [
            { Key: 'stack', Value: { 'Fn::Join': ['', ['of ', { Ref: 'AWS::StackName' }]] } },
            { Key: 'alarm', Value: { Ref: 'Alarm' } },
          ],
          TableName: { 'Fn::GetAtt': ['Name', 'Arn'] },
        },
      },
    },
  };
  expect(adoption(template, kept)?.template.Resources.Table).toMatchObject({
    Properties: {
      Replicas: [{ Region: { Ref: 'AWS::Region' } }],
      Tags: [{ Key: 'stack', Value: { 'Fn::Join': ['', ['of ', { Ref: 'AWS::StackName' }]] } }, { Key: 'alarm' }],
    },
  });
  expect(JSON.stringify(adoption(template, kept))).not.toMatch(/"Alarm"|"Name"/);
});

/** With the reference to the key's stack as CloudFormation fills it in. */
const withKey = (resource: unknown) =>
  JSON.parse(JSON.stringify(resource).replaceAll(/\{"Fn::GetStackOutput":\{[^}]*\}\}/g, JSON.stringify(keyArn)));

/** A resource's type, name and properties alone. */
function withoutAttributes(resource: object): object {
  const { DependsOn: _before, DeletionPolicy: _kept, ...rest } = resource as Record<string, unknown>;
  return rest;
}
