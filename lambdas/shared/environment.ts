/**
 * Environment variables that the function's stack sets.
 * @throws Error naming every variable that is missing or empty
 */
export function requiredVariables<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`Not set in the function's environment: ${missing.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<Name, string>;
}

/**
 * A number from an environment variable.
 * @param fallback the value where the variable is missing or empty
 * @throws Error naming the variable, unless it is a positive whole number
 */
export function positiveInteger(name: string, fallback?: number): number {
  const text = process.env[name];
  if (!text && fallback !== undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} takes a whole number of 1 or more.`);
  return value;
}
