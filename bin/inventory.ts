/** `npm run inventory -- --stage prod`: what the stacks hold, who may do what, and what costs money, as Markdown. */
import { App, type Stack } from 'aws-cdk-lib';
import { inventory } from '../lib/inventory/inventory';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';
import { forStage } from './stage';

forStage((stage) => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] }, builtinCloudFormationValidation: false });
  const stacks: Stack[] = Object.values(buildPolder(app, stageSettings(stage)));
  const assembly = app.synth();
  console.log(
    inventory(
      Object.fromEntries(stacks.map(({ stackName }) => [stackName, assembly.getStackByName(stackName).template])),
    ),
  );
});
