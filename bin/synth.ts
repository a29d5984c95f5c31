/** `npm run synth -- --stage prod`: builds, and writes the checked templates of a stage to cdk.out. */
import { run, synthCommands } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => {
  run(synthCommands(stage));
  console.log(`The templates of stage ${stage} are in cdk.out.`);
});
