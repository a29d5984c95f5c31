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
  const { app, stacks } = buildStage(stage, outdir);
  const assembly = app.synth();
  return Object.fromEntries(
    Object.values<Stack>(stacks).map(({ stackName }) => [
      stackName,
      assembly.getStackByName(stackName).template as TemplateJson,
    ]),
  );
}

/**
 * A stage's stacks without the one that all stages share.
 * @throws Error when there is no such stage
 */
export function stacksOfStage(stage: string): Stack[] {
  const { account: _shared, ...ofStage } = buildStage(stage).stacks;
  return Object.values<Stack>(ofStage);
}

function buildStage(stage: string, outdir?: string) {
  const { context } = JSON.parse(readFileSync(path.join(__dirname, '..', 'cdk.json'), 'utf8'));
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    builtinCloudFormationValidation: false,
  });
  return { app, stacks: buildPolder(app, stageSettings(stage)) };
}
