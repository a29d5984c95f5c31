import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Identifier } from '../lib/adoption';
import { type StageSettings, stageSettings } from '../lib/settings';

/** A tool of node_modules/.bin, and its arguments. */
export type Command = readonly [tool: string, ...argumentsOfIt: string[]];

const ofStage = (stage: string) => ['--context', `stage=${stageSettings(stage).stage}`];
const assembly = ['--app', 'cdk.out'];

/**
 * Builds the front end, synthesises a stage into cdk.out, and checks what is there.
 * @throws Error when there is no such stage
 */
export const synthCommands = (stage: string): Command[] => [
  ['vite', 'build', 'frontend'],
  ['cdk', 'synth', '--quiet', '--no-notices', ...ofStage(stage)],
  ['tsx', 'bin/check.ts', 'cdk.out'],
];

/**
 * Shows the difference, then deploys exactly what was synthesised. Every stack gets a change set, changed
 * or not: its template refers to values of other stacks, and only a change set looks them up again.
 * @param interactive whether CDK can ask before access is widened
 */
export const deployCommands = (interactive: boolean): Command[] => [
  ['cdk', 'diff', ...assembly],
  ['cdk', 'deploy', '--all', '--force', '--require-approval', interactive ? 'broadening' : 'never', ...assembly],
];

/**
 * Creates CDK's bootstrap stack in the account and region of a stage.
 * @throws Error when there is no such stage
 */
export const bootstrapCommands = (stage: string): Command[] => [['cdk', 'bootstrap', ...ofStage(stage)]];

/**
 * Deletes a stage's stacks, but not the shared one, without a question.
 * @throws Error when there is no such stage
 */
export const destroyCommands = (stage: string): Command[] => [
  ['cdk', 'destroy', `Polder-${stage}-*`, '--force', ...ofStage(stage)],
];

/** Imports resources into a stack of the assembly in a folder. */
export const importCommand = (
  stack: string,
  folder: string,
  identifiers: Readonly<Record<string, Identifier>>,
): Command => ['cdk', 'import', stack, '--app', folder, '--resource-mapping-inline', JSON.stringify(identifiers)];

/** What remains after a stage's stacks are deleted, in sentences. */
export function whatStays({ stage, keepData, encryption }: StageSettings): string {
  const shared =
    'The stack Polder-Account, which all stages of the account share, stays too: it holds a role for the logs of API ' +
    'Gateway and costs nothing.';
  if (!keepData) {
    return (
      `Stage ${stage} keeps no accounts, rentals or files: they go with its stacks. DynamoDB itself keeps a backup of ` +
      `each deleted table with point-in-time recovery for 35 days, free of charge. ${shared}`
    );
  }
  const key = encryption === 'customer-managed' ? ' The key that encrypts them stays with them.' : '';
  return (
    `Stage ${stage} keeps its accounts, its rentals and its files: the user pool, the identity pool, the tables of ` +
    'rentals, of their history, of their changes and of people’s settings, and the user files bucket stay in the account ' +
    `and cost what they hold.${key} Everything else goes, logs too. ${shared}`
  );
}

/** What the settings of a stage allow or leave out that may surprise or cost whoever deploys it, in sentences. */
export function deploymentWarnings({ stage, signUp, newcomerRole, alarmEmail }: StageSettings): string[] {
  const may = newcomerRole === 'editor' ? 'change rentals and have texts analysed at your cost' : 'read all rentals';
  return [
    ...(signUp.policy === 'open'
      ? [`Note: everybody who finds stage ${stage} may register and ${may}. See signUp in lib/settings.ts.`]
      : []),
    ...(alarmEmail === 'none'
      ? [`Note: stage ${stage} sends no mail about alarms and has no budget. See alarmEmail in lib/settings.ts.`]
      : []),
  ];
}

/** Runs a tool of node_modules/.bin. */
function start([tool, ...rest]: Command): number {
  const program = path.join(__dirname, '..', 'node_modules', '.bin', tool);
  const { status, error } = spawnSync(program, rest, { stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Runs commands in sequence, until one fails.
 * @param whenFailed answers with what to print if one fails
 */
export function run(commands: readonly Command[], whenFailed?: () => string | undefined): void {
  for (const command of commands) {
    const status = start(command);
    if (status === 0) continue;
    const message = whenFailed?.();
    if (message) console.error(message);
    process.exit(status);
  }
}
