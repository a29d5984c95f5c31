import { invalidParameter } from '../errors';
import type { OperationInput } from '../operation-input';

const maxPageSize = 60;

/**
 * The page of a list that an input asks for by `Limit` and a token, which is the position in that list.
 * @throws AwsError InvalidParameterException for a limit or token that Cognito does not accept.
 */
export function pageOf<Item>(
  items: readonly Item[],
  input: OperationInput,
  tokenName: 'NextToken' | 'PaginationToken',
): { readonly page: Item[]; readonly next: string | undefined } {
  const limit = input.number('Limit') ?? maxPageSize;
  if (!Number.isInteger(limit) || limit < 0 || limit > maxPageSize) {
    throw invalidParameter(
      `1 validation error detected: Value '${limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to ${maxPageSize}`,
    );
  }
  const start = Number(input.optional(tokenName) ?? 0);
  if (!Number.isSafeInteger(start) || start < 0) throw invalidParameter('Invalid pagination token.');
  const end = start + (limit || maxPageSize);
  return { page: items.slice(start, end), next: end < items.length ? String(end) : undefined };
}
