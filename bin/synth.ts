/** `npm run synth -- --stage prod`: builds and leaves the checked templates of a stage in cdk.out. */
import { run, synthesis } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => {
  run(synthesis(stage));
  console.log(`The templates of stage ${stage} are in cdk.out.`);
});
