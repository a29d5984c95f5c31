import { createHash } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Rental } from '../../graphql/generated/schema';
import { blankContent } from '../../graphql/rental';
import { shardOf } from '../../graphql/sharding';
import { readAssembly } from '../../local/assembly/read-assembly';
import { buildAssembly } from '../../local/build/build';
import { openDataDirectory } from '../../local/data-directory';
import { createTables } from '../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../local/iam/credentials';

/** The most that one BatchWriteItem takes. */
const batchSize = 25;
const concurrentBatches = 40;

/**
 * Puts rentals into the table of a Polder that is not running, by the table's own BatchWriteItem: without the network,
 * and without the stream, whose functions would write the history of them all.
 */
export async function seedRentals(dataDirectory: string, count: number, rentalOf: (index: number) => Rental) {
  const data = openDataDirectory(dataDirectory);
  const whole = readAssembly(await buildAssembly(() => {}), data.secret);
  const withoutStreams = {
    ...whole,
    ofType: (type: string) => (type.includes('EventSource') ? [] : whole.ofType(type)),
  };
  const table = whole.ofType('AWS::DynamoDB::GlobalTable').find(({ stack }) => stack.endsWith('-Rentals'))?.ref ?? '';
  const tables = await createTables(
    { assembly: withoutStreams as typeof whole, dataDirectory: data.path, origin: '', log: console.log },
    { issuer: createCredentialIssuer(data.secret, whole.accountId) },
  );
  let next = 0;
  const put = async () => {
    while (next < count) {
      const first = next;
      next += batchSize;
      const requests = Array.from({ length: Math.min(batchSize, count - first) }, (_, index) => {
        const rental = rentalOf(first + index);
        return {
          PutRequest: { Item: marshall({ ...rental, _shard: shardOf(rental.id) }, { removeUndefinedValues: true }) },
        };
      });
      await tables.call('BatchWriteItem', { RequestItems: { [table]: requests } });
    }
  };
  await Promise.all(Array.from({ length: concurrentBatches }, put));
  await tables.close();
}

const places = [
  'Aalst',
  'Bergen',
  'Calw',
  'Delft',
  'Eupen',
  'Faro',
  'Gent',
  'Huelva',
  'Ivrea',
  'Jena',
  'Kleve',
  'Lund',
];
const kinds = ['Noord', 'Zuid', 'Oost', 'West', 'Centrum', 'Haven', 'Station', 'Park'];
const countries = ['NL', 'BE', 'DE', 'FR', 'SE', 'ES', 'IT', 'PT'];
const importId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** A rental as an import leaves it: its id a hash of what it is, in batches of 500 that were written at one time. */
export function importedRental(index: number): Rental {
  const Code = countries[index % countries.length] as string;
  const Name = `${places[index % places.length]} ${kinds[Math.floor(index / 7) % kinds.length]} ${(index * 7919) % 1_000_003}`;
  const changedAt = 1_790_000_000_000 + Math.floor(index / 500) * 137;
  const time = new Date(changedAt).toISOString();
  return {
    ...blankContent,
    id: createHash('sha256').update(`${Code}|${Name}|0`).digest('hex').slice(0, 32),
    Flag: String.fromCodePoint(...[...Code].map((letter) => 0x1f1a5 + letter.charCodeAt(0))),
    Name,
    Code,
    Population: (index * 104_729) % 5_000_000,
    conflictID: `${importId}:${index + 1}`,
    createdAt: time,
    updatedAt: time,
    _version: 1,
    _lastChangedAt: changedAt,
  };
}
