import { inspect } from 'node:util';
import {
  ComprehendClient,
  DetectDominantLanguageCommand,
  DetectEntitiesCommand,
  DetectKeyPhrasesCommand,
  DetectSentimentCommand,
  DetectSyntaxCommand,
} from '@aws-sdk/client-comprehend';
import { ConditionalCheckFailedException, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { Interpretation } from '../../../graphql/interpretation';

Object.assign(process.env, { USAGE_TABLE_NAME: 'Usage', MAX_TEXT_BYTES: '100000', CHARACTERS_PER_DAY: '200000' });
// Loaded after its environment, as on Lambda.
const {
  handler,
}: typeof import('../../../lambdas/entity-extractor/handler') = require('../../../lambdas/entity-extractor/handler');

const comprehend = mockClient(ComprehendClient);
const table = mockClient(DynamoDBClient);
const context = { getRemainingTimeInMillis: () => 15_000 };
const text = '🏠 Rentals in Belgium are lovely';

const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  info.mockClear();
  warn.mockClear();
  comprehend.reset();
  table.reset();
  comprehend.on(DetectDominantLanguageCommand).resolves({
    Languages: [
      { LanguageCode: 'nl', Score: 0.1 },
      { LanguageCode: 'en', Score: 0.9 },
    ],
  });
  comprehend.on(DetectEntitiesCommand).resolves({
    Entities: [{ Type: 'LOCATION', Text: 'Belgium', BeginOffset: 13, EndOffset: 20, Score: 0.99 }],
  });
  comprehend.on(DetectKeyPhrasesCommand).resolves({
    KeyPhrases: [{ Text: 'Rentals', BeginOffset: 2, EndOffset: 9, Score: 0.8 }],
  });
  comprehend.on(DetectSentimentCommand).resolves({
    Sentiment: 'POSITIVE',
    SentimentScore: { Positive: 0.9, Negative: 0.01, Neutral: 0.08, Mixed: 0.01 },
  });
  comprehend.on(DetectSyntaxCommand).resolves({
    SyntaxTokens: [
      { TokenId: 1, Text: '🏠', BeginOffset: 0, EndOffset: 1, PartOfSpeech: { Tag: 'SYM', Score: 0.7 } },
      { TokenId: 2, Text: 'Rentals', BeginOffset: 2, EndOffset: 9, PartOfSpeech: { Tag: 'NOUN', Score: 0.99 } },
    ],
  });
});

const error = (name: string) => Object.assign(new Error(name), { name });

const logged = () => inspect([info.mock.calls, warn.mock.calls], { depth: null });

const signedIn = { authorizer: { claims: { sub: 'ann', 'cognito:groups': 'helpers,editor' } } };

async function post(body: string | null, isBase64Encoded = false, requestContext: object = signedIn) {
  const event = { body, isBase64Encoded, requestContext } as Parameters<typeof handler>[0];
  const { statusCode, body: answer, headers } = await handler(event, context);
  return { statusCode, answer: JSON.parse(answer), headers };
}

/** What was counted, call by call. */
const counted = () =>
  table.commandCalls(UpdateItemCommand).map(({ args: [{ input }] }) => ({
    account: input.Key?.account?.S,
    day: input.Key?.day?.S,
    characters: Number(input.ExpressionAttributeValues?.[':characters']?.N),
  }));

async function interpretationOf(subject: string): Promise<Interpretation> {
  const { statusCode, answer } = await post(JSON.stringify({ text: subject }));
  expect(statusCode).toBe(200);
  return answer;
}

describe('a text', () => {
  test('is read in all its parts, at offsets a browser can use', async () => {
    const interpretation = await interpretationOf(text);
    expect(interpretation).toEqual({
      language: {
        status: 'done',
        result: {
          code: 'en',
          score: 0.9,
          all: [
            { code: 'en', score: 0.9 },
            { code: 'nl', score: 0.1 },
          ],
        },
      },
      entities: {
        status: 'done',
        result: [{ text: 'Belgium', begin: 14, end: 21, score: 0.99, type: 'LOCATION' }],
      },
      keyPhrases: { status: 'done', result: [{ text: 'Rentals', begin: 3, end: 10, score: 0.8 }] },
      sentiment: {
        status: 'done',
        result: { sentiment: 'POSITIVE', scores: { positive: 0.9, negative: 0.01, neutral: 0.08, mixed: 0.01 } },
      },
      syntax: {
        status: 'done',
        result: [
          { text: '🏠', begin: 0, end: 2, score: 0.7, partOfSpeech: 'SYM' },
          { text: 'Rentals', begin: 3, end: 10, score: 0.99, partOfSpeech: 'NOUN' },
        ],
      },
    });
    expect(text.slice(14, 21)).toBe('Belgium');
  });

  test('is read in the language that was recognised in it', async () => {
    await interpretationOf(text);
    const [, ...others] = comprehend.calls().map((call) => call.args[0].input);
    expect(others).toEqual(Array(4).fill({ Text: text, LanguageCode: 'en' }));
  });

  test('in Dutch has its language recognised; the other parts give a reason, and are not requested', async () => {
    comprehend.on(DetectDominantLanguageCommand).resolves({ Languages: [{ LanguageCode: 'nl', Score: 0.98 }] });
    const { language, ...others } = await interpretationOf('Huizen in Utrecht');
    expect(language).toMatchObject({ status: 'done', result: { code: 'nl' } });
    for (const part of Object.values(others)) {
      expect(part).toMatchObject({ status: 'unavailable', reason: 'UnsupportedLanguage' });
    }
    expect(comprehend.calls()).toHaveLength(1);
  });

  test('in Japanese has everything but its syntax', async () => {
    comprehend.on(DetectDominantLanguageCommand).resolves({ Languages: [{ LanguageCode: 'ja', Score: 0.98 }] });
    const { syntax, ...others } = await interpretationOf('東京の家');
    expect(syntax).toMatchObject({ status: 'unavailable', reason: 'UnsupportedLanguage' });
    expect(Object.values(others).map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('of over 5,000 bytes has entities and key phrases, but neither sentiment nor syntax', async () => {
    const { entities, keyPhrases, sentiment, syntax } = await interpretationOf('é'.repeat(2_501));
    expect([entities.status, keyPhrases.status]).toEqual(['done', 'done']);
    expect([sentiment, syntax]).toMatchObject([{ reason: 'TextTooLong' }, { reason: 'TextTooLong' }]);
  });

  test('of more bytes than the stage allows is refused with its size, and neither counted nor read', async () => {
    const { statusCode, answer } = await post(JSON.stringify({ text: 'é'.repeat(50_001) }));
    expect(statusCode).toBe(413);
    expect(answer.message).toBe('A text may have 100000 bytes and this one has 100002. Send it in shorter pieces.');
    expect([...comprehend.calls(), ...counted()]).toEqual([]);
    expect(logged()).not.toContain('é');
  });

  test('contains its other parts when one fails', async () => {
    comprehend.on(DetectSentimentCommand).rejects(error('InternalServerException'));
    comprehend.on(DetectSyntaxCommand).rejects(error('ThrottlingException'));
    const { entities, keyPhrases, sentiment, syntax } = await interpretationOf(text);
    expect([entities.status, keyPhrases.status]).toEqual(['done', 'done']);
    expect([sentiment, syntax]).toMatchObject([{ reason: 'Failed' }, { reason: 'Throttled' }]);
  });

  test('that Comprehend refuses as too long or in the wrong language has that reason', async () => {
    comprehend.on(DetectSentimentCommand).rejects(error('TextSizeLimitExceededException'));
    comprehend.on(DetectSyntaxCommand).rejects(error('UnsupportedLanguageException'));
    const { sentiment, syntax } = await interpretationOf(text);
    expect([sentiment, syntax]).toMatchObject([{ reason: 'TextTooLong' }, { reason: 'UnsupportedLanguage' }]);
  });

  test('may come in base64', async () => {
    const { statusCode, answer } = await post(Buffer.from(JSON.stringify({ text })).toString('base64'), true);
    expect(statusCode).toBe(200);
    expect(answer.entities.result[0].text).toBe('Belgium');
  });

  test('is never written to the log', async () => {
    await interpretationOf(text);
    expect(logged()).not.toContain('Belgium');
    expect(info).toHaveBeenCalledWith({
      interpret: expect.objectContaining({
        characters: text.length,
        entities: 'done',
        milliseconds: expect.any(Number),
      }),
    });
  });
});

describe('a call without a text', () => {
  test.each([
    ['no body', null],
    ['an empty body', ''],
    ['something else than JSON', 'text=hello'],
    ['null', 'null'],
    ['another member', '{"content":"hello"}'],
    ['a text that is no string', '{"text":7}'],
    ['an empty text', '{"text":""}'],
    ['blanks', '{"text":" \\n\\t "}'],
  ])('is refused with what to send: %s', async (_name, body) => {
    const { statusCode, answer } = await post(body);
    expect(statusCode).toBe(400);
    expect(answer).toEqual({ message: 'There is no text to interpret. Send JSON such as {"text": "…"}.' });
    expect(comprehend.calls()).toHaveLength(0);
  });
});

describe('the allowance of a day', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('is counted for each account, in characters as Comprehend bills them, before anything is read', async () => {
    await interpretationOf('Delft');
    await interpretationOf('é'.repeat(301));
    expect(counted()).toEqual([
      { account: 'ann', day: '2026-11-20', characters: 300 },
      { account: 'ann', day: '2026-11-20', characters: 400 },
    ]);
  });

  test('used up is answered with 429, retry-after and a reason; Comprehend is not called', async () => {
    table.on(UpdateItemCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
    const { statusCode, answer, headers } = await post(JSON.stringify({ text }));
    expect(statusCode).toBe(429);
    expect(answer).toEqual({
      reason: 'DailyAllowance',
      message: 'Your 200000 characters of today are used up. They are there again at 00:00 UTC.',
    });
    expect(headers?.['retry-after']).toBe('43200');
    expect(comprehend.calls()).toHaveLength(0);
    expect(logged()).not.toContain('Belgium');
  });

  test('that cannot be counted prevents reading', async () => {
    table.on(UpdateItemCommand).rejects(error('ProvisionedThroughputExceededException'));
    const { statusCode, answer } = await post(JSON.stringify({ text }));
    expect(statusCode).toBe(503);
    expect(answer.message).toMatch(/Try again/);
    expect(comprehend.calls()).toHaveLength(0);
  });

  test('is refunded for a text that could not be read at all', async () => {
    comprehend.on(DetectDominantLanguageCommand).rejects(error('ThrottlingException'));
    await post(JSON.stringify({ text }));
    expect(counted().map(({ characters }) => characters)).toEqual([300, -300]);
  });

  test('needs an account: without one there is no answer', async () => {
    const { statusCode } = await post(JSON.stringify({ text }), false, {});
    expect(statusCode).toBe(401);
    expect([...comprehend.calls(), ...counted()]).toEqual([]);
  });
});

describe('when Comprehend returns nothing', () => {
  test('and throttles, the answer is 429', async () => {
    comprehend.on(DetectDominantLanguageCommand).rejects(error('ThrottlingException'));
    const { statusCode, answer } = await post(JSON.stringify({ text }));
    expect(statusCode).toBe(429);
    expect(answer.message).toMatch(/Try again/);
  });

  test('and fails, the answer is 502 and the log has the reason', async () => {
    comprehend.on(DetectDominantLanguageCommand).rejects(error('AccessDeniedException'));
    const { statusCode, answer } = await post(JSON.stringify({ text }));
    expect(statusCode).toBe(502);
    expect(answer.message).toMatch(/Try again/);
    expect(warn).toHaveBeenCalledWith({
      part: 'language',
      error: expect.objectContaining({ name: 'AccessDeniedException' }),
    });
  });
});

test.each([
  ['viewers', { 'cognito:groups': 'viewer' }],
  ['people without a group', {}],
])('%s are refused because of their role, and nothing is counted or read', async (_who, groups) => {
  const as = { authorizer: { claims: { sub: 'ann', ...groups } } };
  const { statusCode, answer } = await post(JSON.stringify({ text }), false, as);
  expect([statusCode, answer.reason]).toEqual([403, 'Role']);
  expect(counted()).toEqual([]);
  expect(comprehend.calls()).toEqual([]);
});
