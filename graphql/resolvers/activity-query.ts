import { util } from '@aws-appsync/utils';
import type { QueryListActivityArgs } from '../generated/schema';
import { allEntries, historyIndexes } from '../rental-history';

/** Later than any entry, in milliseconds since 1970. */
const endOfTime = 9999999999999;

/**
 * The one query that answers a filter: on the key that leaves the fewest entries, and the rest of the filter within them.
 * A rental's own entries are ordered by their key, which begins with the rental's creation, so times are compared.
 */
export function activityQuery(filter: QueryListActivityArgs) {
  const { person, kind, rental } = filter;
  const from = filter.from ?? 0;
  const to = filter.to ?? endOfTime;
  if (from > to) util.error('from must not be after to.', 'BadRequest');
  const within = '#at BETWEEN :from AND :to';
  const times = { ':from': from, ':to': to };
  if (rental) {
    const rest = [within].concat(person ? ['#by = :by'] : []).concat(kind ? ['#kind = :kind'] : []);
    return {
      operation: 'Query',
      query: {
        expression: '#rental = :rental',
        expressionNames: { '#rental': 'rentalId' },
        expressionValues: util.dynamodb.toMapValues({ ':rental': rental }),
      },
      filter: {
        expression: rest.join(' AND '),
        expressionNames: { '#at': 'at', ...(person ? { '#by': 'by' } : {}), ...(kind ? { '#kind': 'kind' } : {}) },
        expressionValues: util.dynamodb.toMapValues({
          ...times,
          ...(person ? { ':by': person } : {}),
          ...(kind ? { ':kind': kind } : {}),
        }),
      },
    };
  }
  const key = person ? 'by' : kind ? 'kind' : 'log';
  const index = person ? historyIndexes.person : kind ? historyIndexes.kind : historyIndexes.all;
  return {
    operation: 'Query',
    index,
    query: {
      expression: `#key = :key AND ${within}`,
      expressionNames: { '#key': key, '#at': 'at' },
      expressionValues: util.dynamodb.toMapValues({ ...times, ':key': person || kind || allEntries }),
    },
    ...(person && kind
      ? {
          filter: {
            expression: '#kind = :kind',
            expressionNames: { '#kind': 'kind' },
            expressionValues: util.dynamodb.toMapValues({ ':kind': kind }),
          },
        }
      : {}),
  };
}
