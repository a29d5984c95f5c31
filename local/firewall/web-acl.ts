import { AssemblyError, type Resource } from '../assembly/types';

/** How a rule refuses a request. Without `custom`, each service says it in its own words. */
export interface Block {
  readonly custom?: {
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** Refuses an address, or everybody together, once there were more than `limit` requests within a window. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly aggregate: 'IP' | 'CONSTANT';
  /** Undefined for a rule that only counts. */
  readonly block: Block | undefined;
}

export interface WebAcl {
  readonly rateRules: readonly RateRule[];
  /** Names of rule groups that AWS keeps to itself. */
  readonly unsupported: readonly string[];
}

interface CustomResponse {
  readonly ResponseCode: number | string;
  readonly CustomResponseBodyKey?: string;
  readonly ResponseHeaders?: readonly { readonly Name: string; readonly Value: string }[];
}

interface RuleProperties {
  readonly Name: string;
  readonly Priority: number | string;
  readonly Action?: { readonly Block?: { readonly CustomResponse?: CustomResponse }; readonly Count?: object };
  readonly Statement: {
    readonly ManagedRuleGroupStatement?: { readonly Name: string };
    readonly RateBasedStatement?: {
      readonly AggregateKeyType: string;
      readonly EvaluationWindowSec?: number | string;
      readonly Limit: number | string;
      readonly ScopeDownStatement?: object;
    };
  };
}

interface CustomBody {
  readonly Content: string;
  readonly ContentType: string;
}

export interface WebAclProperties {
  readonly DefaultAction: { readonly Allow?: object };
  readonly CustomResponseBodies?: Readonly<Record<string, CustomBody>>;
  readonly Rules?: readonly RuleProperties[];
}

const contentTypes: Readonly<Record<string, string>> = {
  APPLICATION_JSON: 'application/json',
  TEXT_HTML: 'text/html',
  TEXT_PLAIN: 'text/plain',
};
/** What AWS counts over when a rule does not say. */
const defaultWindowSeconds = 300;

/**
 * Reads the rules that a laptop can carry out: those by rate.
 * Source: https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-type-rate-based.html
 * @throws AssemblyError for a rule of another kind, which would be silently missing otherwise.
 */
export function readWebAcl(resource: Resource<WebAclProperties>): WebAcl {
  const { DefaultAction, CustomResponseBodies = {}, Rules = [] } = resource.properties;
  const refuse = (problem: string) => new AssemblyError(`${resource.constructPath}: ${problem}`);
  if (!DefaultAction.Allow) throw refuse('the local firewall allows what no rule blocks; set defaultAction to allow.');
  const rateRules: RateRule[] = [];
  const unsupported: string[] = [];
  for (const rule of [...Rules].sort((one, other) => Number(one.Priority) - Number(other.Priority))) {
    const { ManagedRuleGroupStatement: group, RateBasedStatement: rate } = rule.Statement;
    if (group) {
      unsupported.push(group.Name);
      continue;
    }
    const aggregate = rate?.AggregateKeyType;
    if (!rate || rate.ScopeDownStatement || (aggregate !== 'IP' && aggregate !== 'CONSTANT')) {
      throw refuse(`the local firewall does not run rule ${rule.Name}; it counts all requests, by IP or CONSTANT.`);
    }
    rateRules.push({
      name: rule.Name,
      limit: Number(rate.Limit),
      windowSeconds: Number(rate.EvaluationWindowSec ?? defaultWindowSeconds),
      aggregate,
      block: rule.Action?.Block && blockOf(rule.Action.Block.CustomResponse, CustomResponseBodies),
    });
  }
  return { rateRules, unsupported };
}

function blockOf(custom: CustomResponse | undefined, bodies: Readonly<Record<string, CustomBody>>): Block {
  if (!custom) return {};
  const body = bodies[custom.CustomResponseBodyKey ?? ''];
  return {
    custom: {
      statusCode: Number(custom.ResponseCode),
      headers: {
        ...Object.fromEntries((custom.ResponseHeaders ?? []).map(({ Name, Value }) => [Name.toLowerCase(), Value])),
        ...(body && { 'content-type': contentTypes[body.ContentType] ?? 'text/plain' }),
      },
      body: body?.Content ?? '',
    },
  };
}
