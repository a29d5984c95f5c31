/** `npm run costs`: computes the tables of costs in docs/operations.md; `npm run costs -- --check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countAlarmMetrics } from '../lib/costs/alarm-metrics';
import { costPage, withCosts } from '../lib/costs/cost-page';
import { stageSettings } from '../lib/settings';
import { stageTemplates } from './app';

const page = path.join(__dirname, '..', 'docs', 'operations.md');

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const settings = stageSettings('prod');
  const operations = stageTemplates('prod')['Polder-prod-Operations'] ?? {};
  const written = readFileSync(page, 'utf8');
  const computed = withCosts(written, costPage(countAlarmMetrics(operations), settings));
  if (!values.check) writeFileSync(page, computed);
  else if (computed !== written) {
    throw new Error('The costs in docs/operations.md are out of date. Run "npm run costs".');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
