import { parseArgs } from 'node:util';

/**
 * The stage named by `--stage <name>`; dev without it.
 * @throws Error for any other argument
 */
export function readStage(commandLine: string[]): string {
  return parseArgs({ args: commandLine, options: { stage: { type: 'string', default: 'dev' } } }).values.stage;
}
