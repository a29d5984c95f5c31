/**
 * `npm run deploy -- --stage dev`: builds, shows what would change, and deploys. CDK asks before it widens access,
 * except without a terminal, as in CI.
 */
import { stageSettings } from '../lib/settings';
import { bootstrapHint, failedStacks, liftProtection } from './cloudformation';
import { deployCommands, deploymentWarnings, run, synthCommands } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => {
  const settings = stageSettings(stage);
  const hint = bootstrapHint(settings);
  run(synthCommands(stage));
  // CDK protects a stack before it creates the resources. If that fails it deletes the stack at the next deployment,
  // which the protection would refuse.
  for (const stack of liftProtection(failedStacks(settings), settings.region)) {
    console.log(`${stack} could not be created before: CDK deletes what that left, and creates it again.`);
  }
  // Last before CDK's questions, where they are seen.
  for (const warning of deploymentWarnings(settings)) console.log(warning);
  run(deployCommands(process.stdin.isTTY ?? false), () => hint);
});
