/** `npm run destroy -- --stage dev`: says what stays, then removes the stage's stacks; CDK asks first. */
import { stageSettings } from '../lib/settings';
import { destruction, run, whatStays } from './commands';
import { readStage } from './stage';

const stage = readStage(process.argv.slice(2));
console.log(whatStays(stageSettings(stage)));
run(destruction(stage));
