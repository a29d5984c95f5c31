import path from 'node:path';
import { parseArgs } from 'node:util';

/** How the local cloud is set up; every setting has a default. */
export interface LocalSettings {
  /** `PORT`: where it listens on loopback; 0 lets the system choose. */
  readonly port: number;
  /** `POLDER_DATA`: the data folder. */
  readonly dataDirectory: string;
}

const defaultPort = 4000;

/**
 * Reads the settings from environment variables.
 * @throws Error naming the variable and its valid values.
 */
export function readSettings(environment: NodeJS.ProcessEnv, defaultDirectory: string): LocalSettings {
  const text = environment.PORT ?? String(defaultPort);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT is "${text}"; use a number from 0 to 65535.`);
  return { port, dataDirectory: path.resolve(environment.POLDER_DATA || defaultDirectory) };
}

export const usage = `npm start                   builds what has changed, and runs Polder on this machine
npm run dev                 the same as npm start, and pages follow the source as it is saved
npm run dev -- --front-end  the front end alone, with sample data: nobody can sign in

Environment variables:
  PORT          where it listens, ${defaultPort} by default; 0 lets the system choose
  POLDER_DATA   the folder of its data, .polder by default; npm run reset empties it`;

/** The command line of `npm start`. */
export interface StartOptions {
  readonly frontEnd: boolean;
  readonly hot: boolean;
  readonly help: boolean;
}

/** @throws Error for an option that does not exist, with those that do. */
export function readStartOptions(commandLine: readonly string[]): StartOptions {
  const off = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ args: [...commandLine], options: { 'front-end': off, hot: off, help: off } });
    return { frontEnd: values['front-end'], hot: values.hot, help: values.help };
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    throw new Error(`${problem}.\n\n${usage}`);
  }
}
