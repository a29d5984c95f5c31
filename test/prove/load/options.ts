import { parseArgs } from 'node:util';

/** Reads `--name value` options that are all numbers; exits with the usage for anything else. */
export function readNumbers<Name extends string>(
  proof: string,
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const usage = `npm run prove -- ${proof} ${names.map((name) => `[--${name} ${defaults[name]}]`).join(' ')}`;
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return Object.fromEntries(
      names.map((name) => {
        const value = Number(values[name] ?? defaults[name]);
        if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number that is not negative.`);
        return [name, value];
      }),
    ) as Record<Name, number>;
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: ${usage}`);
    process.exit(2);
  }
}

/** A seed for a run without one. */
export const newSeed = () => Date.now() % 1_000_000_000;
