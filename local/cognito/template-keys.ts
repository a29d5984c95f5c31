import type { Resource } from '../assembly/types';

/**
 * Names the keys of a resource that take effect on AWS but not here.
 * @param supportedKeys keys that the service supports
 * @param withoutEffect keys that change nothing a caller could see, such as tags
 */
export function reportKeysNotRun(
  resource: Resource<object>,
  supportedKeys: readonly string[],
  withoutEffect: readonly string[],
  log: (line: string) => void,
): void {
  const known = new Set([...supportedKeys, ...withoutEffect]);
  const unknown = Object.keys(resource.properties).filter((key) => !known.has(key));
  if (unknown.length) log(`${resource.constructPath}: the local cloud does not run ${unknown.join(', ')}.`);
}
