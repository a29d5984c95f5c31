import { callers } from './callers';
import type { Finding, Rule } from './finding';
import { inlinePolicies } from './inline-policies';
import { logGroups } from './log-groups';
import { metrics } from './metrics';
import { physicalNames } from './physical-names';
import { resolverCode } from './resolver-code';
import { resourcePolicies } from './resource-policies';
import { resourceSchemas } from './resource-schemas';
import { schemaDescriptions } from './schema-descriptions';
import { serviceRegions } from './service-regions';
import type { Templates } from './templates';

/** The rules, in the order in which their findings are reported. */
export const rules: Readonly<Record<string, Rule>> = {
  'resource-schemas': resourceSchemas,
  'service-regions': serviceRegions,
  'inline-policies': inlinePolicies,
  'resource-policies': resourcePolicies,
  callers,
  metrics,
  'physical-names': physicalNames,
  'log-groups': logGroups,
  'resolver-code': resolverCode,
  'schema-descriptions': schemaDescriptions,
};

/**
 * Finds what AWS would refuse, or accept and then not do.
 * @param only the rules to apply
 */
export function checkTemplates(templates: Templates, only: readonly string[] = Object.keys(rules)): Finding[] {
  return Object.entries(rules)
    .filter(([rule]) => only.includes(rule))
    .flatMap(([rule, check]) =>
      check(templates).map(({ path, problem, remedy }) => ({ rule, path, problem: plain(problem), remedy })),
    );
}

/** References as `<Api.ApiId>`, without their stack. */
const plain = (text: string) => text.replaceAll(/⟨(?:[^⟩:]*:)?([^⟩]*)⟩/g, '<$1>');

/** The findings as lines for a terminal. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ rule, path, problem, remedy }) => `${path}\n  ${problem}\n  What to do: ${remedy} [${rule}]`)
    .join('\n');
