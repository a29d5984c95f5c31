/** `npm run destroy -- --stage dev`: says what stays, then removes the stage's stacks; CDK asks first. */
import { stageSettings } from '../lib/settings';
import { destruction, run, whatStays } from './commands';
import { forStage } from './stage';

forStage((stage) => {
  console.log(whatStays(stageSettings(stage)));
  run(destruction(stage));
});
