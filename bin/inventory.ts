/** `npm run inventory -- --stage prod`: resources, permissions and cost drivers of the stacks, as Markdown. */
import { inventory } from '../lib/inventory/inventory';
import { stageTemplates } from './app';
import { forStage } from './stage';

forStage(({ stage }) => console.log(inventory(stageTemplates(stage))));
