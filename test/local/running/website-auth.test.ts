import { type AlteredPolder, startAltered } from './altered-polder';

let polder: AlteredPolder;

beforeAll(async () => {
  polder = await startAltered({ stage: 'dev', keepData: false, apiKey: true, websiteAuth: 'apiKey' });
});
afterAll(() => polder.close());

const read = async (path: string) => (await fetch(`${polder.cloud.origin}${path}`)).json();

test('a stage whose website uses the API key says so in /config.json, with the key that AppSync takes', async () => {
  const { API } = (await read('/config.json')) as { API: { GraphQL: { apiKey: string; endpoint: string } } };
  const { apiKeys } = (await read('/_local/health')) as { apiKeys: { key: string }[] };
  expect(API.GraphQL).toMatchObject({ defaultAuthMode: 'apiKey', region: 'eu-west-1', apiKey: apiKeys[0]?.key });
  const answer = await fetch(API.GraphQL.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API.GraphQL.apiKey },
    body: JSON.stringify({ query: '{ listRentals(limit: 1) { nextToken } }' }),
  });
  expect(await answer.json()).toEqual({ data: { listRentals: { nextToken: null } } });
});
