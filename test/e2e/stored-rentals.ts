import type { Rental } from '../../graphql/generated/schema';
import { shardCount } from '../../graphql/sharding';
import { readConfiguration } from '../harness/amplify';
import { sharedPolder } from '../harness/polder';

/** Everything stored whose name begins with `prefix`, read with the stage's API key: not through the page under test. */
export async function storedRentals(prefix: string, url = sharedPolder()): Promise<Rental[]> {
  const configuration = await readConfiguration(url);
  const health = (await (await fetch(`${url}/_local/health`)).json()) as { apiKeys: { key: string }[] };
  const query = `query Read($shard: Int!, $token: String) { syncRentals(shard: $shard, limit: 1000, nextToken: $token) {
    items { id Flag Name Code Population _version _deleted } nextToken } }`;
  const found: Rental[] = [];
  for (let shard = 0; shard < shardCount; shard++) {
    let token: string | null = null;
    do {
      const response: Response = await fetch(configuration.API?.GraphQL?.endpoint ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': health.apiKeys[0]?.key ?? '' },
        body: JSON.stringify({ query, variables: { shard, token } }),
      });
      const { data } = (await response.json()) as {
        data: { syncRentals: { items: Rental[]; nextToken: string | null } };
      };
      found.push(...data.syncRentals.items.filter((rental) => rental.Name.startsWith(prefix)));
      token = data.syncRentals.nextToken;
    } while (token);
  }
  return found;
}
