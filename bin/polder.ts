import { App } from 'aws-cdk-lib';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';

/**
 * `-c stage=<name>` chooses the stage (default dev). POLDER_VALIDATE=false leaves out CloudFormation's own validation
 * of the templates, which takes seconds; `npm start` does that, so as to be quick.
 */
const app = new App({ builtinCloudFormationValidation: process.env.POLDER_VALIDATE !== 'false' });
buildPolder(app, stageSettings(app.node.tryGetContext('stage') ?? 'dev'), {
  account: process.env.CDK_DEFAULT_ACCOUNT,
});
app.synth();
