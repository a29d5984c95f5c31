import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LocalService, ServiceContext } from '../service';
import { answerBlocked, endBlocked, type ProtectedService } from './blocked';
import { RequestRate } from './request-rate';
import { type Block, type RateRule, readWebAcl, type WebAcl, type WebAclProperties } from './web-acl';

/** The templates' web ACLs, each in front of its associated resources. All requests count, blocked ones too. */
export interface Firewalls extends LocalService {
  /** Answers a request to a GraphQL API when a rule blocks it; true when it did. */
  stopsGraphQL(apiId: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for a stage of a REST API. */
  stopsRest(apiId: string, stageName: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for a connection that requests an upgrade to a WebSocket of a GraphQL API. */
  stopsUpgrade(apiId: string, request: IncomingMessage, socket: Duplex): boolean;
}

interface Association {
  readonly ResourceArn: string;
  readonly WebACLArn: string;
}

/** Addresses counted at the same time; AWS counts as many for each rule. */
const maxAddresses = 10_000;

export interface FirewallsDependencies {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * AWS WAF with its rate-based rules.
 * @throws AssemblyError when an ACL has other custom rules
 */
export function createFirewalls(
  { assembly, log }: ServiceContext,
  { now = () => performance.now() }: FirewallsDependencies = {},
): Firewalls {
  const acls = new Map(
    assembly.ofType<WebAclProperties>('AWS::WAFv2::WebACL').map((acl) => [acl.attribute('Arn'), acl]),
  );
  const guards = new Map<string, (address: string) => Block | undefined>();
  for (const { properties } of assembly.ofType<Association>('AWS::WAFv2::WebACLAssociation')) {
    const resource = acls.get(properties.WebACLArn);
    if (!resource) continue;
    const acl = readWebAcl(resource);
    for (const group of acl.unsupported)
      log(`Not run: rules ${group} of ${resource.constructPath}: AWS alone knows them`);
    guards.set(properties.ResourceArn, guardOf(acl, now));
  }

  const inspect = (resourceArn: string, { socket }: IncomingMessage) =>
    guards.get(resourceArn)?.(socket.remoteAddress ?? '');
  const graphQLArn = (apiId: string) => `arn:aws:appsync:${assembly.region}:${assembly.accountId}:apis/${apiId}`;
  const stageArn = (apiId: string, stageName: string) =>
    `arn:aws:apigateway:${assembly.region}::/restapis/${apiId}/stages/${stageName}`;
  const stops = (service: ProtectedService, arn: string, request: IncomingMessage, response: ServerResponse) => {
    const block = inspect(arn, request);
    if (block) answerBlocked(service, block, request, response);
    return block !== undefined;
  };
  return {
    resourceTypes: ['AWS::WAFv2::WebACL', 'AWS::WAFv2::WebACLAssociation'],
    mounts: [],
    stopsGraphQL: (apiId, request, response) => stops('appsync', graphQLArn(apiId), request, response),
    stopsRest: (apiId, stageName, request, response) => stops('rest', stageArn(apiId, stageName), request, response),
    stopsUpgrade(apiId, request, socket) {
      const block = inspect(graphQLArn(apiId), request);
      if (block) endBlocked(block, socket);
      return block !== undefined;
    },
    close: async () => {},
  };
}

/** The first blocking rule ends the inspection, so later rules do not count the refused request. */
function guardOf({ rateRules }: WebAcl, now: () => number): (address: string) => Block | undefined {
  const rules = rateRules.map((rule) => ({ rule, rates: new Map<string, RequestRate>() }));
  return (address) => {
    for (const { rule, rates } of rules) {
      const count = rateOf(rule, rates, rule.aggregate === 'IP' ? address : '').add(now());
      if (rule.block && count > rule.limit) return rule.block;
    }
    return undefined;
  };
}

function rateOf(rule: RateRule, rates: Map<string, RequestRate>, key: string): RequestRate {
  const known = rates.get(key);
  if (known) return known;
  const [oldest] = rates.keys();
  if (oldest !== undefined && rates.size >= maxAddresses) rates.delete(oldest);
  const rate = new RequestRate(rule.windowSeconds);
  rates.set(key, rate);
  return rate;
}
