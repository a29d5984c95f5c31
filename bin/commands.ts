import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type StageSettings, stageSettings } from '../lib/settings';

/** A tool of node_modules/.bin, and what it is told. */
export type Command = readonly [tool: string, ...argumentsOfIt: string[]];

const ofStage = (stage: string) => ['--context', `stage=${stageSettings(stage).stage}`];
const assembly = ['--app', 'cdk.out'];

/**
 * Builds and synthesises once, shows the difference, then deploys just that.
 * @throws Error when there is no such stage
 */
export const deployment = (stage: string): Command[] => [
  ['vite', 'build', 'frontend'],
  ['cdk', 'synth', '--quiet', ...ofStage(stage)],
  ['cdk', 'diff', ...assembly],
  ['cdk', 'deploy', '--all', '--require-approval', 'broadening', ...assembly],
];

/** @throws Error when there is no such stage */
export const destruction = (stage: string): Command[] => [
  ['vite', 'build', 'frontend'],
  ['cdk', 'destroy', '--all', ...ofStage(stage)],
];

/** What is left after a stage's stacks are gone. */
export function whatStays({ stage, keepData, encryption }: StageSettings): string {
  if (!keepData) return `Stage ${stage} keeps nothing: accounts, rentals and files go with its stacks.`;
  const key = encryption === 'customer-managed' ? ' The key that encrypts them stays with them.' : '';
  return (
    `Stage ${stage} keeps its accounts, its rentals and its files: the user pool, the table and the user files bucket ` +
    `stay in the account, protected, and cost what they hold.${key} Everything else goes.`
  );
}

/** Runs commands one after the other; ends with the first that fails. */
export function run(commands: readonly Command[]): void {
  for (const [tool, ...rest] of commands) {
    const program = path.join(__dirname, '..', 'node_modules', '.bin', tool);
    const { status, error } = spawnSync(program, rest, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (error) throw error;
    if (status !== 0) process.exit(status ?? 1);
  }
}
