import { ComprehendClient } from '@aws-sdk/client-comprehend';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { allowedTo, type RestRoute, roleOfGroups, routeAccess } from '../../graphql/access';
import type { Interpretation, InterpretationRefusal, Part } from '../../graphql/interpretation';
import { errorName } from '../shared/error-name';
import { type Allowance, billedCharacters, charge, refund, secondsUntilTomorrow } from './allowance';
import { interpret } from './interpret';
import { readSettings } from './settings';
import { totalFailure } from './unavailable';

const route: RestRoute = 'POST /interpret';

/** Milliseconds before the function's timeout that are reserved for answering with the finished parts. */
const answeringTime = 1_000;

const { tableName, maxTextBytes, charactersPerDay } = readSettings();
/**
 * Without its language a text is not read at all, and browsers send it again, up to three times: retries here would
 * multiply those. Other parts are tried again here only, as an answer that lacks them is not asked for again.
 */
const clients = {
  languageClient: new ComprehendClient({ maxAttempts: 1 }),
  client: new ComprehendClient({ maxAttempts: 3 }),
};
const allowance: Allowance = { client: new DynamoDBClient({}), tableName, charactersPerDay };

type InterpretEvent = Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'> & {
  readonly requestContext: Pick<APIGatewayProxyEvent['requestContext'], 'authorizer'>;
};

/**
 * `POST /interpret` with `{"text": "…"}`.
 *
 * 200 with an {@link Interpretation}, also when some parts are unavailable. 400 without a text, 401 when not signed in,
 * 403 with the reason `Role` when the account's role may not,
 * 413 when the text is longer than the stage allows. 429 when the account's daily allowance is used up, with
 * `retry-after` and the reason `DailyAllowance`. 429 when all parts were throttled, 502 when all failed and 503 when
 * the use could not be counted, so that clients that retry by status do. Errors are {@link InterpretationRefusal}s.
 */
export async function handler(
  event: InterpretEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<APIGatewayProxyResult> {
  const started = Date.now();
  const text = textOf(event);
  if (!text) return answer(400, { message: 'There is no text to interpret. Send JSON such as {"text": "…"}.' });
  const bytes = Buffer.byteLength(text);
  if (bytes > maxTextBytes) {
    return answer(413, {
      message: `A text may have ${maxTextBytes} bytes and this one has ${bytes}. Send it in shorter pieces.`,
    });
  }
  const claims: Record<string, unknown> = event.requestContext.authorizer?.claims ?? {};
  const account = claims.sub;
  if (typeof account !== 'string' || !account) return answer(401, { message: 'Sign in to have a text interpreted.' });
  if (!mayInterpret(claims)) {
    return answer(403, { reason: 'Role', message: 'Your role does not include having texts interpreted.' });
  }

  const characters = billedCharacters(text);
  const refusal = await count(account, characters, started);
  if (refusal) return refusal;

  const remaining = Math.max(0, context.getRemainingTimeInMillis() - answeringTime);
  const interpretation = await interpret({ ...clients, text, abortSignal: AbortSignal.timeout(remaining) });
  console.info({
    interpret: { characters: text.length, ...statuses(interpretation), milliseconds: Date.now() - started },
  });

  const failure = totalFailure(interpretation);
  if (!failure) return answer(200, interpretation);
  await refund(allowance, account, characters, started);
  return answer(failure.reason === 'Throttled' ? 429 : 502, { message: failure.message });
}

/** The gateway passes the account's groups as one text, joined by commas. */
function mayInterpret(claims: Readonly<Record<string, unknown>>): boolean {
  const groups = String(claims['cognito:groups'] ?? '').split(',');
  return allowedTo(roleOfGroups(groups), routeAccess).includes(route);
}

/** Counts a text against its account's allowance; the answer that refuses it, if it does not fit. */
async function count(account: string, characters: number, now: number): Promise<APIGatewayProxyResult | undefined> {
  try {
    if (await charge(allowance, account, characters, now)) return undefined;
  } catch (error) {
    console.warn({ charge: errorName(error) });
    return answer(503, { message: 'The text could not be counted, so it was not read. Try again.' });
  }
  console.info({ interpret: { refused: 'DailyAllowance', characters } });
  return answer(
    429,
    {
      reason: 'DailyAllowance',
      message: `Your ${charactersPerDay} characters of today are used up. They are there again at 00:00 UTC.`,
    },
    { 'retry-after': String(secondsUntilTomorrow(now)) },
  );
}

/** The text to interpret; undefined when there is none, or only blanks. */
function textOf({ body, isBase64Encoded }: Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'>): string | undefined {
  const json = isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : (body ?? '');
  try {
    const text: unknown = JSON.parse(json)?.text;
    return typeof text === 'string' && text.trim() ? text : undefined;
  } catch {
    return undefined;
  }
}

function statuses(interpretation: Interpretation): Record<string, string> {
  const parts: [string, Part<unknown>][] = Object.entries(interpretation);
  return Object.fromEntries(parts.map(([name, part]) => [name, part.status === 'done' ? part.status : part.reason]));
}

function answer(
  statusCode: number,
  body: Interpretation | InterpretationRefusal,
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}
