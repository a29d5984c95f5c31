/**
 * `npm run destroy -- --stage dev`: says what remains, then deletes the stage's stacks; CDK asks first. Stacks that
 * hold data have termination protection, which `--unprotect` disables.
 */
import { stageSettings } from '../lib/settings';
import { protectedStacks } from './app';
import { liftProtection } from './cloudformation';
import { destruction, run, whatStays } from './commands';
import { forStage } from './stage';

forStage(
  ({ stage, options }) => {
    const settings = stageSettings(stage);
    console.log(whatStays(settings));
    if (settings.keepData) {
      if (!options.unprotect) {
        throw new Error(
          'Its stacks refuse their deletion. If it is meant, add --unprotect: ' +
            `npm run destroy -- --stage ${stage} --unprotect`,
        );
      }
      liftProtection(protectedStacks(stage), settings.region);
    }
    run(destruction(stage));
  },
  { unprotect: { type: 'boolean' } },
);
