import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import type { TemplateJson } from '../lib/inventory/permissions';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';

/**
 * The templates of a stage by stack, as the CDK command line would make them, without bundling functions or needing a
 * built front end.
 * @param outdir where the assembly goes; a temporary folder without it
 * @throws Error when there is no such stage
 */
export function stageTemplates(stage: string, outdir?: string): Record<string, TemplateJson> {
  const { context } = JSON.parse(readFileSync(path.join(__dirname, '..', 'cdk.json'), 'utf8'));
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    builtinCloudFormationValidation: false,
  });
  const stacks: Stack[] = Object.values(buildPolder(app, stageSettings(stage)));
  const assembly = app.synth();
  return Object.fromEntries(
    stacks.map(({ stackName }) => [stackName, assembly.getStackByName(stackName).template as TemplateJson]),
  );
}
