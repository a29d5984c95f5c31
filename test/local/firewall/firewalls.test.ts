import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFirewalls, type Firewalls } from '../../../local/firewall/firewalls';
import { fakeAssembly } from '../fake-assembly';

const protectedApi = 'arn:aws:appsync:eu-west-1:000000000000:apis/api1';
const protectedStage = 'arn:aws:apigateway:eu-west-1::/restapis/rest1/stages/api';

/** A rate-based rule that blocks more than three requests in a minute from one address. */
const rateRule = {
  Name: 'RateLimit',
  Priority: 0,
  Action: { Block: {} },
  Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 3, EvaluationWindowSec: 60 } },
};
const managedGroup = {
  Name: 'KnownBadInputs',
  Priority: 1,
  OverrideAction: { None: {} },
  Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesKnownBadInputsRuleSet' } },
};

let clock = 0;
const logged: string[] = [];
afterEach(() => {
  clock = 0;
  logged.length = 0;
});

function firewallsWith(rules: readonly object[], bodies: object = {}): Firewalls {
  const arn = 'arn:aws:wafv2:eu-west-1:000000000000:regional/webacl/acl/1';
  const associate = (resourceArn: string) => ({
    type: 'AWS::WAFv2::WebACLAssociation',
    ref: resourceArn,
    properties: { ResourceArn: resourceArn, WebACLArn: arn },
  });
  const acl = {
    type: 'AWS::WAFv2::WebACL',
    ref: 'acl',
    attributes: { Arn: arn },
    properties: { DefaultAction: { Allow: {} }, CustomResponseBodies: bodies, Rules: rules },
  };
  const assembly = fakeAssembly([acl, associate(protectedApi), associate(protectedStage)]);
  const log = (line: string) => logged.push(line);
  return createFirewalls({ assembly, dataDirectory: '', origin: 'http://localhost:4000', log }, { now: () => clock });
}

/** Sends requests over HTTP; returns all statuses and the last response. */
async function ask(firewalls: Firewalls, times: number, apiId = 'api1') {
  const server = createServer((request, response) => {
    const stopped = apiId.startsWith('rest')
      ? firewalls.stopsRest(apiId, 'api', request, response)
      : firewalls.stopsGraphQL(apiId, request, response);
    if (!stopped) response.end('passed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const statuses: number[] = [];
  let last = { type: null as string | null, body: '' };
  for (let count = 0; count < times; count++) {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: 'POST' });
    statuses.push(response.status);
    last = { type: response.headers.get('x-amzn-errortype'), body: await response.text() };
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { statuses, last };
}

test("an address over the limit within the window gets the service's error", async () => {
  const firewalls = firewallsWith([rateRule]);
  const graphql = await ask(firewalls, 5);
  expect(graphql.statuses).toEqual([200, 200, 200, 403, 403]);
  expect(graphql.last.type).toBe('WAFForbiddenException');
  expect(JSON.parse(graphql.last.body)).toEqual({
    errors: [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }],
  });
  const rest = await ask(firewalls, 4, 'rest1');
  expect(rest.statuses).toEqual([200, 200, 200, 403]);
  expect(JSON.parse(rest.last.body)).toEqual({ message: 'Forbidden' });
});

test('an address may continue once its rate is low enough; refused requests count too', async () => {
  const firewalls = firewallsWith([rateRule]);
  await ask(firewalls, 3);
  clock = 30_000;
  expect((await ask(firewalls, 2)).statuses).toEqual([403, 403]);
  clock = 60_000;
  expect((await ask(firewalls, 2)).statuses).toEqual([200, 403]);
  clock = 200_000;
  expect((await ask(firewalls, 3)).statuses).toEqual([200, 200, 200]);
});

test('a rule with a custom response sends it', async () => {
  const custom = { ResponseCode: 429, CustomResponseBodyKey: 'slow' };
  const bodies = { slow: { ContentType: 'APPLICATION_JSON', Content: '{"message":"Slow down"}' } };
  const { statuses, last } = await ask(
    firewallsWith([{ ...rateRule, Action: { Block: { CustomResponse: custom } } }], bodies),
    4,
  );
  expect(statuses.at(-1)).toBe(429);
  expect(last.body).toBe('{"message":"Slow down"}');
});

test('a counting rule refuses nothing, and unprotected APIs are open', async () => {
  expect((await ask(firewallsWith([{ ...rateRule, Action: { Count: {} } }]), 5)).statuses).not.toContain(403);
  expect((await ask(firewallsWith([rateRule]), 5, 'another')).statuses).not.toContain(403);
});

test("AWS's managed rules are logged as not run; other unsupported rules are refused", () => {
  firewallsWith([rateRule, managedGroup]);
  expect(logged[0]).toBe('Not run: rules AWSManagedRulesKnownBadInputsRuleSet of Test/acl: AWS alone knows them');
  const byCountry = { Name: 'Here', Priority: 0, Action: { Block: {} }, Statement: { GeoMatchStatement: {} } };
  expect(() => firewallsWith([byCountry])).toThrow('the local firewall does not run rule Here');
});
