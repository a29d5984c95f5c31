import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Template } from '../../../lib/template';
import { checkTemplates } from '../../../lib/template-check/check';
import { readTemplates } from '../../../lib/template-check/templates';

export type Resources = NonNullable<Template['Resources']>;

type Stacks = Readonly<Record<string, Resources | Required<Pick<Template, 'Outputs' | 'Resources'>>>>;

/**
 * Writes an assembly of these stacks, gives its folder to `use`, and removes it.
 * @param stacks by name; a whole template, or its resources alone
 */
export function withAssembly<Result>(stacks: Stacks, region: string, use: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'polder-templates-'));
  const artifacts = Object.keys(stacks).map((name) => [
    name,
    {
      type: 'aws:cloudformation:stack',
      environment: `aws://unknown-account/${region}`,
      properties: { templateFile: `${name}.json` },
    },
  ]);
  try {
    for (const [name, stack] of Object.entries(stacks)) {
      const template = 'Outputs' in stack ? stack : { Resources: stack };
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(template));
    }
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ artifacts: Object.fromEntries(artifacts) }));
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What one rule finds in stacks, as `<construct path>: <problem>`. */
export const problemsIn = (rule: string, stacks: Stacks, region = 'eu-west-1'): string[] =>
  withAssembly(stacks, region, (folder) =>
    checkTemplates(readTemplates(folder), [rule]).map((one) => `${one.path}: ${one.problem}`),
  );

/** A policy document of these statements. */
export const policy = (...statements: readonly object[]) => ({ Version: '2012-10-17', Statement: statements });

/** A statement that lets a service do something, by default to everything. */
export const allowService = (service: string, Action: string | string[], more: object = { Resource: '*' }) => ({
  Effect: 'Allow',
  Principal: { Service: service },
  Action,
  ...more,
});

export const ref = (Ref: string) => ({ Ref });
export const arn = (logicalId: string) => ({ 'Fn::GetAtt': [logicalId, 'Arn'] });
export const join = (...parts: readonly unknown[]) => ({ 'Fn::Join': ['', parts] });
