/** `npm run bootstrap -- --stage prod`: makes, once, what CDK needs in the account and region of a stage. */
import { bootstrapping, run } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => run(bootstrapping(stage)));
