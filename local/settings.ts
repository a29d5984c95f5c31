import path from 'node:path';

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
