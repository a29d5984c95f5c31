import { type Rental, rentalFieldNames } from '../../graphql/generated/schema';
import { defaultShardCount } from '../../graphql/sharding';
import { readConfiguration } from '../harness/amplify';
import { sharedPolder } from '../harness/polder';

/** All stored rentals whose name starts with `prefix`, read with the stage's API key and not through the page. */
export async function storedRentals(prefix: string, url = sharedPolder()): Promise<Rental[]> {
  const configuration = await readConfiguration(url);
  const health = (await (await fetch(`${url}/_local/health`)).json()) as { apiKeys: { key: string }[] };
  const endpoint = configuration.API?.GraphQL?.endpoint ?? '';
  const shards = Array.from({ length: defaultShardCount }, (_, shard) =>
    readShard(shard, endpoint, health.apiKeys[0]?.key),
  );
  return (await Promise.all(shards)).flat().filter(({ Name }) => Name.startsWith(prefix));
}

const query = `query Read($shard: Int!, $token: String) { syncRentals(shard: $shard, limit: 1000, nextToken: $token) {
  items { ${rentalFieldNames.join(' ')} } nextToken } }`;

async function readShard(shard: number, endpoint: string, apiKey = ''): Promise<Rental[]> {
  const found: Rental[] = [];
  let token: string | null = null;
  do {
    const response: Response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ query, variables: { shard, token } }),
    });
    const { data } = (await response.json()) as {
      data: { syncRentals: { items: Rental[]; nextToken: string | null } };
    };
    found.push(...data.syncRentals.items);
    token = data.syncRentals.nextToken;
  } while (token);
  return found;
}
