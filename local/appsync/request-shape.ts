import type { z } from 'zod';
import { FieldError } from './errors';

/**
 * A resolver's request in its data source's shape; members that are null count as left out.
 * @throws FieldError NotRunLocally for an operation that is none of `shapes`, MappingTemplate for a malformed request.
 */
export function readRequest<Shapes extends Readonly<Record<string, z.ZodType>>>(
  dataSource: string,
  shapes: Shapes,
  request: unknown,
): z.infer<Shapes[keyof Shapes]> {
  const operation = (request as { operation?: unknown } | null)?.operation;
  if (typeof operation !== 'string')
    throw new FieldError("Value for field '$[operation]' not found.", 'MappingTemplate');
  const shape = Object.hasOwn(shapes, operation) ? shapes[operation] : undefined;
  if (!shape) {
    throw new FieldError(`The local cloud does not run ${dataSource}'s operation ${operation}.`, 'NotRunLocally');
  }
  const read = shape.safeParse(withoutNulls(request as object));
  if (read.success) return read.data as z.infer<Shapes[keyof Shapes]>;
  const problems = read.error.issues.map(({ path, message }) => `$[${path.join('][')}]: ${message}`);
  throw new FieldError(`${operation} cannot be run: ${problems.join('; ')}`, 'MappingTemplate');
}

function withoutNulls(request: object): object {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
}
