/**
 * `npm run check`: lists what AWS would refuse, or accept and then not do, in the templates of cdk.out or of another
 * folder. Exits with 1 if there are findings. `--without <rule>` skips a rule.
 */
import { parseArgs } from 'node:util';
import { checkTemplates, report, rules } from '../lib/template-check/check';
import { readTemplates } from '../lib/template-check/templates';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { without: { type: 'string', multiple: true, default: [] } },
  });
  const [directory = 'cdk.out'] = positionals;
  const chosen = Object.keys(rules).filter((rule) => !values.without.includes(rule));
  const templates = readTemplates(directory);
  const findings = checkTemplates(templates, chosen);
  if (findings.length > 0) console.error(`${report(findings)}\n`);
  console.log(`Checked ${templates.stacks.length} templates of ${directory}. Findings: ${findings.length}.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
