import { list } from './templates';

/** A request, as policies see it. */
export interface PolicyRequest {
  /** `Service:cloudwatch.amazonaws.com`, `AWS:<role ARN>`, or `Federated:cognito-identity.amazonaws.com`. */
  readonly principal: string;
  /** E.g. `sns:Publish`. */
  readonly action: string;
  readonly resource?: string;
  /** Values of condition keys, e.g. `aws:SourceArn`; keys ignore case. */
  readonly context?: Readonly<Record<string, string>>;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Whether a resource policy, trust policy or role policy with resolved references allows a request. An explicit Deny
 * wins. An unknown condition counts as not fulfilled.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function allows(documents: readonly unknown[], request: PolicyRequest): boolean {
  const statements = documents.flatMap((document) => list((document as Json | undefined)?.Statement) as Json[]);
  const effects = statements.filter((one) => applies(one, request)).map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
}

function applies(statement: Json, request: PolicyRequest): boolean {
  const { principal, action, resource } = request;
  return (
    selects(statement, 'Action', [action.toLowerCase()], (value) => String(value).toLowerCase()) &&
    (resource === undefined || selects(statement, 'Resource', [resource])) &&
    (!('Principal' in statement || 'NotPrincipal' in statement) || selectsPrincipal(statement, principal)) &&
    conditionsOf(statement).every((condition) => isFulfilled(condition, request.context ?? {}))
  );
}

/** Of an element, or of its opposite, e.g. `NotAction`. A missing element selects everything. */
function selects(
  statement: Json,
  element: string,
  values: readonly string[],
  read: (value: unknown) => string = String,
): boolean {
  const fits = (patterns: unknown) =>
    list(patterns).some((pattern) => values.some((value) => like(read(pattern), value)));
  if (element in statement) return fits(statement[element]);
  return !(`Not${element}` in statement) || !fits(statement[`Not${element}`]);
}

function selectsPrincipal(statement: Json, principal: string): boolean {
  const named = (element: unknown) =>
    element === '*' ||
    Object.entries((element ?? {}) as Json).some(([kind, names]) =>
      list(names).some((name) => `${kind}:${name}` === principal || (kind === 'AWS' && name === '*')),
    );
  return 'Principal' in statement ? named(statement.Principal) : !named(statement.NotPrincipal);
}

interface Condition {
  readonly operator: string;
  readonly key: string;
  readonly expected: readonly string[];
}

const conditionsOf = ({ Condition = {} }: Json): Condition[] =>
  Object.entries(Condition as Record<string, Json>).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, expected]) => ({ operator, key, expected: list(expected).map(String) })),
  );

const comparisons: Readonly<Record<string, (pattern: string, actual: string) => boolean>> = {
  StringEquals: (pattern, actual) => pattern === actual,
  StringEqualsIgnoreCase: (pattern, actual) => pattern.toLowerCase() === actual.toLowerCase(),
  StringLike: (pattern, actual) => like(pattern, actual),
  ArnEquals: (pattern, actual) => like(pattern, actual),
  ArnLike: (pattern, actual) => like(pattern, actual),
  Bool: (pattern, actual) => pattern.toLowerCase() === actual.toLowerCase(),
  NumericEquals: (pattern, actual) => Number(actual) === Number(pattern),
  NumericLessThan: (pattern, actual) => Number(actual) < Number(pattern),
  NumericLessThanEquals: (pattern, actual) => Number(actual) <= Number(pattern),
  NumericGreaterThan: (pattern, actual) => Number(actual) > Number(pattern),
  NumericGreaterThanEquals: (pattern, actual) => Number(actual) >= Number(pattern),
};

function isFulfilled({ operator, key, expected }: Condition, context: Readonly<Record<string, string>>): boolean {
  const [, , name = '', ifExists] = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const actual = Object.entries(context).find(([one]) => one.toLowerCase() === key.toLowerCase())?.[1];
  if (name === 'Null') return expected.includes(String(actual === undefined));
  const negated = name.includes('Not');
  if (actual === undefined) return negated || ifExists !== undefined;
  const compare = comparisons[name.replace('Not', '')];
  return compare !== undefined && expected.some((pattern) => compare(pattern, actual)) !== negated;
}

/** `*` and `?` in the pattern stand for any text and any character. */
function like(pattern: string, value: string): boolean {
  if (pattern === value || pattern === '*') return true;
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(value);
}
