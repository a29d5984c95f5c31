import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';

/**
 * `-c stage=<name>` chooses the stage (default dev). POLDER_VALIDATE=false leaves out what takes seconds: CloudFormation's
 * own validation of the templates, and the rules of cdk-nag. `npm start` does that, so as to be quick.
 */
const validate = process.env.POLDER_VALIDATE !== 'false';
const app = new App({ builtinCloudFormationValidation: validate });
buildPolder(app, stageSettings(app.node.tryGetContext('stage') ?? 'dev'), {
  account: process.env.CDK_DEFAULT_ACCOUNT,
});
if (validate) Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
