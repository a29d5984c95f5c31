import { parseArgs } from 'node:util';

/**
 * The stage named by `--stage <name>`; dev without it.
 * @throws Error for any other argument, and where npm kept the stage to itself
 */
export function readStage(commandLine: string[], environment: NodeJS.ProcessEnv = process.env): string {
  const { npm_config_stage: takenByNpm } = environment;
  if (takenByNpm) {
    const stage = takenByNpm === 'true' ? (commandLine[0] ?? '<name>') : takenByNpm;
    throw new Error(
      `npm took the stage for an option of its own. Put two dashes before it: npm run <command> -- --stage ${stage}`,
    );
  }
  return parseArgs({ args: commandLine, options: { stage: { type: 'string', default: 'dev' } } }).values.stage;
}

/** Does what a command is for with its stage; what is wrong with it is said in a sentence. */
export function forStage(command: (stage: string) => void): void {
  try {
    command(readStage(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
