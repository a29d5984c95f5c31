import { App } from 'aws-cdk-lib';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';
import { addChecks } from './checks';

/**
 * `-c stage=<name>` chooses the stage (default dev). POLDER_VALIDATE=false leaves out what takes seconds: CloudFormation's
 * own validation of the templates, and the rules of cdk-nag. `npm start` does that, so as to be quick.
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
