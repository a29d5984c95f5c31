import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendMessage } from '../../../lambdas/publish-changes/send-message';

const changes = { sequence: 7, shards: [1], since: 5, rentals: null, files: null, shardCount: 8, listeners: 3 };
const sent = { data: { publishRentalChanges: changes } };
const refused = { data: null, errors: [{ errorType: 'Unauthorized', message: 'Not this one.' }] };

let answers: [status: number, body: object | string][];
let calls: { headers: IncomingHttpHeaders; body: { query: string; variables: object } }[];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  calls.push({ headers: request.headers, body: JSON.parse(body) });
  const [status, answer] = answers.shift() ?? [500, {}];
  response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
const send = () => sendMessage(changes, `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'session',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
});

test('a message is sent once, signed with the credentials of the session, and every field goes to the listeners', async () => {
  answers = [[200, sent]];
  await send();
  expect(calls).toHaveLength(1);
  const [{ headers, body }] = calls as [(typeof calls)[number]];
  expect(headers.authorization).toMatch(/Credential=id\/\d{8}\/eu-west-1\/appsync\/aws4_request/);
  expect(headers['x-amz-security-token']).toBe('session');
  expect(body.variables).toEqual({ changes });
  // AppSync tells listeners only what the mutation selects.
  for (const field of Object.keys(changes)) expect(body.query.split('{')[2]).toMatch(new RegExp(`\\b${field}\\b`));
});

test('what the endpoint fails at is sent again, up to three times', async () => {
  answers = [
    [503, 'down'],
    [200, refused],
    [200, sent],
  ];
  await send();
  expect(calls).toHaveLength(3);
});

test.each([
  ['answers with an error, although with 200', 200, refused, 'refused a message: Unauthorized Not this one.'],
  ['fails without an answer of its own', 502, 'Bad gateway', 'answered 502'],
] as const)('a message that the endpoint %s was not sent', async (_case, status, answer, error) => {
  answers = Array.from({ length: 4 }, () => [status, answer]);
  await expect(send()).rejects.toThrow(error);
  expect(calls).toHaveLength(3);
});
