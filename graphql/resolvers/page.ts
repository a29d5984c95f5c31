import { util } from '@aws-appsync/utils';

/** How many rentals a page holds when the caller does not say, and at most. */
const defaultLimit = 100;
const maxLimit = 1000;

/** Reads the `limit` argument; ends the request with BadRequest where it is out of range. */
export function pageLimit(limit: number | null | undefined): number {
  if (limit === undefined || limit === null) return defaultLimit;
  if (limit < 1 || limit > maxLimit) util.error(`limit must be between 1 and ${maxLimit}.`, 'BadRequest');
  return limit;
}
