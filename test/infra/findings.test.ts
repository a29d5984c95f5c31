/**
 * No stage's templates contain what AWS would refuse, or accept and then not do; and every rule of cdk-nag's AwsSolutions
 * and Serverless packs passes, or is accepted beside its resource with a reason.
 */
import type { App } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { addChecks } from '../../bin/checks';
import { checkTemplates } from '../../lib/template-check/check';
import { readTemplates } from '../../lib/template-check/templates';
import { everyStage } from './every-stage';
import { synthesise } from './synthesise';

const findings = (app: App) =>
  [AwsSolutionsChecks, ServerlessChecks].flatMap((Pack) =>
    new Pack(app)
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

/** With AWS credentials CDK writes the account's number where there is a reference to it without. */
const accounts = [
  ['any account', undefined],
  ['a known account', '111122223333'],
] as const;
const stagesOfAccounts = everyStage.flatMap(([name, settings]) =>
  accounts.map(([where, account]) => ({ name: `${name}, for ${where}`, settings, account })),
);

describe.each(stagesOfAccounts)('$name', ({ settings, account }) => {
  const { app } = synthesise(settings, account);

  test('leaves no finding of cdk-nag unexplained', () => {
    expect(findings(app)).toEqual([]);
  });

  test('contains nothing that AWS would refuse, or accept and then not do', () => {
    expect(checkTemplates(readTemplates(app.synth().directory))).toEqual([]);
  });
});

test('a finding stops the synthesis, such as an unencrypted, unlogged bucket', async () => {
  const { app } = synthesise({ stage: 'prod' });
  const [stack] = app.node.children;
  if (!stack) throw new Error('There is no stack.');
  new CfnBucket(stack, 'Careless');
  expect(findings(app).some((finding) => finding.includes('Careless'))).toBe(true);
  await addChecks(app);
  const output = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => app.synth({ force: true })).toThrow(/validation/i);
  output.mockRestore();
});
