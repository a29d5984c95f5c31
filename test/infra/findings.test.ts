/** Every rule of cdk-nag's AwsSolutions and Serverless packs passes, or is accepted beside its resource with a reason. */
import type { App } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { synthesise, type TestSettings } from './synthesise';

const stages: [string, TestSettings][] = [
  ['dev', { stage: 'dev', keepData: false, apiKey: true, introspection: true }],
  ['prod', { stage: 'prod' }],
  [
    'prod with everything',
    {
      stage: 'prod',
      firewall: true,
      encryption: 'customer-managed',
      signUp: { policy: 'domains', domains: ['example.nl'] },
      alarmEmail: 'operations@example.nl',
      domain: {
        name: 'rentals.example.nl',
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000',
      },
    },
  ],
];

const findings = (app: App) =>
  [AwsSolutionsChecks, ServerlessChecks].flatMap((Pack) =>
    new Pack(app)
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

test.each(stages)('%s leaves no finding unexplained', (_name, settings) => {
  expect(findings(synthesise(settings).app)).toEqual([]);
});

test('a finding would be seen: an unencrypted, unlogged bucket is one', () => {
  const { app } = synthesise({ stage: 'prod' });
  const [stack] = app.node.children;
  if (!stack) throw new Error('There is no stack.');
  new CfnBucket(stack, 'Careless');
  expect(findings(app).some((finding) => finding.includes('Careless'))).toBe(true);
});
