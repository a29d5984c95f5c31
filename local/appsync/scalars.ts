import { isIP } from 'node:net';
import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/*
 * AppSync's scalars, checked on the way in and on the way out.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
 */

const date = String.raw`(\d{4})-(\d{2})-(\d{2})`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
const offset = String.raw`(?:Z|[+-](?:0\d|1[0-8]):[0-5]\d(?::[0-5]\d)?)`;
const datePattern = new RegExp(`^${date}${offset}?$`);
const dateTimePattern = new RegExp(`^${date}T${time}${offset}$`);
const timePattern = new RegExp(`^${time}${offset}?$`);

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
/** Digits in groups that spaces or hyphens separate; the country code is optional. */
const phonePattern = /^\+?\(?\d[\d\s()-]{5,18}\d$/;

function isCalendarDay(match: RegExpExecArray | null): boolean {
  if (!match) return false;
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  const at = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 would be read as 19xx.
  at.setUTCFullYear(year);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

function isUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) && URL.canParse(text);
}

function isIpAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Resolver inputs are serialised recursively. Jackson, AppSync's JSON reader, has this limit. */
const deepestJson = 1_000;

function isJson(text: string): boolean {
  if (depthOf(text) > deepestJson) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** How deep the brackets outside of strings go. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

/** A scalar whose values are strings of a certain form. */
function textScalar(name: string, isValid: (text: string) => boolean): GraphQLScalarType {
  const check = (verb: string) => (value: unknown) => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw new GraphQLError(`Unable to ${verb} \`${String(value)}\` as a valid ${name}.`);
  };
  return new GraphQLScalarType({ name, parseValue: check('parse'), serialize: check('serialize') });
}

function integer(verb: string) {
  return (value: unknown) => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new GraphQLError(`Unable to ${verb} \`${String(value)}\` as a valid AWSTimestamp.`);
  };
}

const timestamp = new GraphQLScalarType({
  name: 'AWSTimestamp',
  parseValue: integer('parse'),
  serialize: integer('serialize'),
  parseLiteral: (node) => integer('parse')(node.kind === 'IntValue' ? Number(node.value) : valueFromASTUntyped(node)),
});

/** Clients see a text, resolvers the value that the text stands for. */
const json = new GraphQLScalarType({
  name: 'AWSJSON',
  parseValue(value) {
    if (typeof value === 'string' && isJson(value)) return JSON.parse(value);
    throw new GraphQLError(`Unable to parse \`${String(value)}\` as a valid AWSJSON.`);
  },
  serialize: (value) => (typeof value === 'string' && isJson(value) ? value : JSON.stringify(value)),
});

/** AppSync's scalars by name. */
export const scalars: Readonly<Record<string, GraphQLScalarType>> = {
  AWSDate: textScalar('AWSDate', (text) => isCalendarDay(datePattern.exec(text))),
  AWSDateTime: textScalar('AWSDateTime', (text) => isCalendarDay(dateTimePattern.exec(text))),
  AWSTime: textScalar('AWSTime', (text) => timePattern.test(text)),
  AWSTimestamp: timestamp,
  AWSEmail: textScalar('AWSEmail', (text) => emailPattern.test(text)),
  AWSURL: textScalar('AWSURL', isUrl),
  AWSPhone: textScalar('AWSPhone', (text) => phonePattern.test(text)),
  AWSIPAddress: textScalar('AWSIPAddress', isIpAddress),
  AWSJSON: json,
};
