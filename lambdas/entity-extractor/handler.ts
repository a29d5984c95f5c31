import { ComprehendClient } from '@aws-sdk/client-comprehend';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { interpret } from './interpret';
import type { Interpretation, Part } from './interpretation';
import { totalFailure } from './unavailable';

/** Milliseconds kept free before the function's own timeout, to answer with the parts that are there. */
const answeringTime = 1_000;

const client = new ComprehendClient({});

/**
 * `POST /interpret` with `{"text": "…"}`.
 *
 * 200 with an {@link Interpretation}, also when some parts are unavailable. 400 when there is no text. 429 when
 * everything was throttled and 502 when everything failed, so that callers who retry by status do. Errors are
 * `{"message": "…"}`.
 */
export async function handler(
  event: Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'>,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<APIGatewayProxyResult> {
  const started = Date.now();
  const text = textOf(event);
  if (!text) return answer(400, { message: 'There is no text to interpret. Send JSON such as {"text": "…"}.' });

  const remaining = Math.max(0, context.getRemainingTimeInMillis() - answeringTime);
  const interpretation = await interpret({ client, text, abortSignal: AbortSignal.timeout(remaining) });
  console.info({
    interpret: { characters: text.length, ...statuses(interpretation), milliseconds: Date.now() - started },
  });

  const failure = totalFailure(interpretation);
  if (failure) return answer(failure.reason === 'Throttled' ? 429 : 502, { message: failure.message });
  return answer(200, interpretation);
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

function answer(statusCode: number, body: Interpretation | { message: string }): APIGatewayProxyResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
