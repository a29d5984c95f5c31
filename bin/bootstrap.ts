/** `npm run bootstrap -- --stage prod`: creates CDK's bootstrap stack in the account and region of a stage. */
import { bootstrapCommands, run } from './commands';
import { forStage } from './stage';

forStage(({ stage }) => run(bootstrapCommands(stage)));
