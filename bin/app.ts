import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { buildPolder } from '../lib/polder';
import { stageSettings } from '../lib/settings';
import type { Template } from '../lib/template';

/**
 * The templates of a stage by stack, as the CDK command line would make them, without bundling functions or needing a
 * built front end.
 * @param outdir where the assembly goes; without it, a temporary folder that is removed
 * @throws Error when there is no such stage
 */
export function stageTemplates(stage: string, outdir?: string): Record<string, Template> {
  if (!outdir) return withTemporaryFolder((folder) => stageTemplates(stage, folder));
  const { app, stacks } = buildStage(stage, outdir);
  const assembly = app.synth();
  return Object.fromEntries(
    Object.values<Stack>(stacks).map(({ stackName }) => [
      stackName,
      assembly.getStackByName(stackName).template as Template,
    ]),
  );
}

/**
 * A stage's stacks without the one that all stages share.
 * @throws Error when there is no such stage
 */
export function stacksOfStage(stage: string): Stack[] {
  const { account: _shared, ...ofStage } = withTemporaryFolder((folder) => buildStage(stage, folder).stacks);
  return Object.values<Stack>(ofStage);
}

/** CDK copies the assets of stacks into the app's folder as soon as they are made. */
function withTemporaryFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'polder-assembly-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildStage(stage: string, outdir: string) {
  const { context } = JSON.parse(readFileSync(path.join(__dirname, '..', 'cdk.json'), 'utf8'));
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    builtinCloudFormationValidation: false,
  });
  return { app, stacks: buildPolder(app, stageSettings(stage)) };
}
