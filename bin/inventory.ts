/** `npm run inventory -- --stage prod`: what the stacks hold, who may do what, and what costs money, as Markdown. */
import { inventory } from '../lib/inventory/inventory';
import { stageTemplates } from './app';
import { forStage } from './stage';

forStage(({ stage }) => console.log(inventory(stageTemplates(stage))));
