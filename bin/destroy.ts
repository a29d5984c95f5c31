/**
 * `npm run destroy -- --stage dev`: says what remains, asks, then deletes the stage's stacks; `--yes` answers. Stacks
 * that hold data have termination protection, which `--unprotect` disables.
 */
import { stageSettings } from '../lib/settings';
import { stacksOfStage } from './app';
import { liftProtection, protectAgain } from './cloudformation';
import { destroyCommands, run, whatStays } from './commands';
import { confirmed } from './confirm';
import { forStage } from './stage';

forStage(
  async ({ stage, options }) => {
    const settings = stageSettings(stage);
    console.log(whatStays(settings));
    if (settings.keepData && !options.unprotect) {
      throw new Error(
        'Its stacks are protected against deletion. To delete them all the same, add --unprotect: ' +
          `npm run destroy -- --stage ${stage} --unprotect`,
      );
    }
    const stacks = stacksOfStage(stage);
    const names = stacks.map(({ stackName }) => stackName).join(', ');
    if (!options.yes && !(await confirmed(`Delete stage ${stage}, these stacks: ${names}?`))) {
      throw new Error('Nothing is deleted.');
    }
    const lifted = liftProtection(
      stacks.filter(({ terminationProtection }) => terminationProtection).map(({ stackName }) => stackName),
      settings.region,
    );
    // Ctrl-C ends CDK alone: what it leaves has to be protected again.
    process.on('SIGINT', () => {});
    run(destroyCommands(stage), () =>
      [
        'Not all stacks are deleted. Deleted stacks stay deleted; what they keep stays in the account.',
        protectAgain(lifted, settings.region),
        'Remove the cause given above, then run the same command again. A bucket that is not empty got a late log: empty',
        'it with "aws s3 rm s3://<bucket> --recursive" first.',
      ].join('\n'),
    );
  },
  { unprotect: { type: 'boolean' }, yes: { type: 'boolean' } },
);
