import { App } from 'aws-cdk-lib';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';
import { addChecks } from './checks';

/**
 * `-c stage=<name>` chooses the stage (default dev). POLDER_VALIDATE=false skips what takes seconds: CloudFormation's
 * validation of the templates, and cdk-nag. `npm start` sets it.
 */
async function synthesise(): Promise<void> {
  const validate = process.env.POLDER_VALIDATE !== 'false';
  const app = new App({ builtinCloudFormationValidation: validate });
  buildPolder(app, stageSettings(app.node.tryGetContext('stage') ?? 'dev'), {
    account: process.env.CDK_DEFAULT_ACCOUNT,
  });
  if (validate) await addChecks(app);
  app.synth();
}

synthesise().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
