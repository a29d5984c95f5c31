import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments of a command: its stage and its own options. */
export interface CommandLine {
  readonly stage: string;
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/**
 * The stage of `--stage <name>` or, as CDK's command line has it, `-c stage=<name>`; dev by default.
 * @param own further options of the command
 * @throws Error for any other argument, and if npm has taken the stage as its own option
 */
export function readCommandLine(
  commandLine: string[],
  own: Options = {},
  environment: NodeJS.ProcessEnv = process.env,
): CommandLine {
  const { npm_config_stage: option, npm_config_call: short, npm_config_context: long } = environment;
  const takenByNpm = option ?? short?.replace('stage=', '') ?? long;
  if (takenByNpm !== undefined) {
    const stage = takenByNpm === 'true' ? (commandLine[0] ?? '<name>').replace('stage=', '') : takenByNpm || '<name>';
    throw new Error(
      `npm took the stage for an option of its own. Put two dashes before it: npm run <command> -- --stage ${stage}`,
    );
  }
  const { values } = parseArgs({
    args: commandLine,
    options: { ...own, stage: { type: 'string' }, context: { type: 'string', short: 'c', multiple: true } },
  });
  const { stage, context = [], ...options } = values as Record<string, unknown>;
  // An empty name, as of a variable that is not set, is a stage that does not exist, and not dev.
  const named = [...(stage === undefined ? [] : [stage as string]), ...(context as string[]).map(stageOfContext)];
  if (new Set(named).size > 1) throw new Error(`Name one stage, not ${named.join(' and ')}.`);
  return { stage: named[0] ?? 'dev', options: options as CommandLine['options'] };
}

function stageOfContext(assignment: string): string {
  const stage = /^stage=(.+)$/.exec(assignment)?.[1];
  if (stage) return stage;
  throw new Error(`Unknown option '-c ${assignment}': only the stage can be set, by -c stage=<name>.`);
}

/** Runs a command with its stage; prints an error as one sentence. */
export async function forStage(
  command: (commandLine: CommandLine) => void | Promise<void>,
  own?: Options,
): Promise<void> {
  try {
    await command(readCommandLine(process.argv.slice(2), own));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
