/**
 * `npm run deploy -- --stage dev`: builds, shows what would change, and deploys. CDK asks before it widens access,
 * except without a terminal, as in CI.
 */
import { stageSettings } from '../lib/settings';
import { bootstrapHint, bootstrapProblem } from './cloudformation';
import { deployment, run } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => {
  const settings = stageSettings(stage);
  const problem = bootstrapProblem(settings);
  if (problem) throw new Error(problem);
  run(deployment(stage, process.stdin.isTTY ?? false), bootstrapHint(settings));
});
