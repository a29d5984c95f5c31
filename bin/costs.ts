/** `npm run costs`: computes the tables of costs in docs/operations.md; `npm run costs -- --check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countAlarmMetrics } from '../lib/costs/alarm-metrics';
import { costPage, withCosts } from '../lib/costs/cost-page';
import { stageSettings } from '../lib/settings';
import { stageTemplates } from './app';

const page = path.join(__dirname, '..', 'docs', 'operations.md');
const settings = stageSettings('prod');
const operations = stageTemplates('prod')['Polder-prod-Operations'] ?? {};
const written = readFileSync(page, 'utf8');
const computed = withCosts(written, costPage(countAlarmMetrics(operations), settings));

if (process.argv.includes('--check')) {
  if (computed !== written) {
    console.error('The costs in docs/operations.md are out of date. Run "npm run costs".');
    process.exit(1);
  }
} else {
  writeFileSync(page, computed);
}
