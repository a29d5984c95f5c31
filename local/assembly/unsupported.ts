import { AssemblyError, type Resource } from './types';

/** Refuses to start: ignoring this feature of the template would change what people may do. */
export function unsupported({ constructPath }: Resource<object>, what: string): AssemblyError {
  return new AssemblyError(`${constructPath}: the local cloud does not run ${what}.`);
}
