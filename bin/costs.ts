/** `npm run costs`: computes the tables of costs in docs/operations.md; `npm run costs -- --check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { countAlarmMetrics } from '../lib/costs/alarm-metrics';
import { costPage, withCosts } from '../lib/costs/cost-page';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';

const page = path.join(__dirname, '..', 'docs', 'operations.md');
const app = new App({ context: { 'aws:cdk:bundling-stacks': [] }, builtinCloudFormationValidation: false });
const settings = stageSettings('prod');
const { operations } = buildPolder(app, settings);
const { template } = app.synth().getStackByName(operations.stackName);
const written = readFileSync(page, 'utf8');
const computed = withCosts(written, costPage(countAlarmMetrics(template), settings));

if (process.argv.includes('--check')) {
  if (computed !== written) {
    console.error('The costs in docs/operations.md are out of date. Run "npm run costs".');
    process.exit(1);
  }
} else {
  writeFileSync(page, computed);
}
