/** `npm run deploy -- --stage dev`: builds, shows what would change, and deploys; CDK asks before it widens access. */
import { deployment, run } from './commands';
import { forStage } from './stage';

forStage((stage) => run(deployment(stage)));
