import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ComprehendClient,
  type ComprehendClientConfig,
  DetectDominantLanguageCommand,
  DetectEntitiesCommand,
  DetectKeyPhrasesCommand,
  DetectSentimentCommand,
  DetectSyntaxCommand,
} from '@aws-sdk/client-comprehend';
import { createComprehend } from '../../../local/comprehend/comprehend';
import { createAccessControl } from '../../../local/iam/access-control';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import type { LocalService } from '../../../local/service';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';

const issuer = createCredentialIssuer('a secret of this test');
const role = (name: string, actions: string[]): FakeResource => ({
  type: 'AWS::IAM::Role',
  ref: name,
  attributes: { Arn: `arn:aws:iam::000000000000:role/${name}` },
  properties: {
    Policies: [
      {
        PolicyName: 'Reads',
        PolicyDocument: { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: actions, Resource: '*' }] },
      },
    ],
  },
});
const logged: string[] = [];
let service: LocalService;
let server: Server;

beforeAll(async () => {
  const context = {
    assembly: fakeAssembly([role('Reader', ['comprehend:*']), role('Linguist', ['comprehend:DetectDominantLanguage'])]),
    dataDirectory: '',
    origin: 'http://localhost:4000',
    log: (line: string) => logged.push(line),
  };
  const access = createAccessControl(context);
  service = createComprehend(context, { issuer, access });
  server = createServer((request, response) =>
    mountOf(service).handler(request, response, new URL('http://localhost/')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.close();
});

const credentialsOf = (roleName: string) =>
  issuer.issue({ kind: 'role', roleArn: `arn:aws:iam::000000000000:role/${roleName}` }, 60);

function client(credentials: ComprehendClientConfig['credentials'] = credentialsOf('Reader')): ComprehendClient {
  const { port } = server.address() as AddressInfo;
  return new ComprehendClient({
    endpoint: `http://127.0.0.1:${port}/_aws/comprehend`,
    region: 'eu-west-1',
    credentials,
    maxAttempts: 1,
  });
}

describe('language', () => {
  test.each([
    ['en', 'Rentals in Belgium and France above 5 million'],
    ['nl', 'Ruim appartement te huur in het centrum van Utrecht'],
    ['de', 'Helle Wohnung mit Balkon in der Nähe des Bahnhofs'],
    ['fr', 'Appartement lumineux avec deux chambres et une cuisine'],
    ['ja', '東京の駅に近い明るいアパート'],
  ])('%s is recognised in %j', async (code, Text) => {
    const { Languages } = await client().send(new DetectDominantLanguageCommand({ Text }));
    expect(Languages?.[0]).toMatchObject({ LanguageCode: code });
    expect(Languages?.[0]?.Score).toBeGreaterThan(0.5);
  });
});

describe('an English text', () => {
  const Text = '🏠 A lovely flat in Utrecht 🇳🇱 for €1,200';
  const input = { Text, LanguageCode: 'en' } as const;
  const slice = ({ BeginOffset, EndOffset }: { BeginOffset?: number; EndOffset?: number }) =>
    [...Text].slice(BeginOffset, EndOffset).join('');

  test('has entities at offsets that count code points', async () => {
    const { Entities = [] } = await client().send(new DetectEntitiesCommand(input));
    expect(Entities).toMatchObject([
      { Type: 'LOCATION', Text: 'Utrecht', BeginOffset: 19, EndOffset: 26, Score: expect.any(Number) },
      { Type: 'QUANTITY', Text: '€1,200' },
    ]);
    expect(Entities.map(slice)).toEqual(['Utrecht', '€1,200']);
  });

  test('has key phrases', async () => {
    const { KeyPhrases = [] } = await client().send(new DetectKeyPhrasesCommand(input));
    expect(KeyPhrases.map(({ Text: phrase }) => phrase)).toContain('A lovely flat');
    for (const phrase of KeyPhrases) expect(slice(phrase)).toBe(phrase.Text);
  });

  test('has a sentiment', async () => {
    const { Sentiment, SentimentScore } = await client().send(new DetectSentimentCommand(input));
    expect(Sentiment).toBe('POSITIVE');
    expect(Object.keys(SentimentScore ?? {}).sort()).toEqual(['Mixed', 'Negative', 'Neutral', 'Positive']);
  });

  test('has a syntax', async () => {
    const { SyntaxTokens = [] } = await client().send(new DetectSyntaxCommand(input));
    expect(SyntaxTokens.slice(0, 4).map(({ Text: token, PartOfSpeech }) => [token, PartOfSpeech?.Tag])).toEqual([
      ['🏠', 'SYM'],
      ['A', 'DET'],
      ['lovely', 'ADJ'],
      ['flat', 'NOUN'],
    ]);
    expect(SyntaxTokens.map(({ TokenId }) => TokenId)).toEqual(SyntaxTokens.map((_, index) => index + 1));
    for (const token of SyntaxTokens) expect(slice(token)).toBe(token.Text);
  });
});

describe('a request is refused', () => {
  const detect = (Text: string, LanguageCode = 'en') => ({ Text, LanguageCode: LanguageCode as 'en' });

  test('without a text', async () => {
    await expect(client().send(new DetectEntitiesCommand(detect('')))).rejects.toMatchObject({
      name: 'InvalidRequestException',
    });
  });

  test('without a language, where one is needed', async () => {
    await expect(client().send(new DetectSentimentCommand(detect('Hello', '')))).rejects.toMatchObject({
      name: 'InvalidRequestException',
    });
  });

  test('in a language that is not read here', async () => {
    await expect(client().send(new DetectSyntaxCommand(detect('Hallo', 'nl')))).rejects.toMatchObject({
      name: 'UnsupportedLanguageException',
      message: expect.stringContaining('reads English only'),
    });
  });

  test('when its text is too long, in bytes, for the operation', async () => {
    const tooLong = { name: 'TextSizeLimitExceededException' };
    await expect(client().send(new DetectSentimentCommand(detect('é'.repeat(2_501))))).rejects.toMatchObject(tooLong);
    await expect(client().send(new DetectSyntaxCommand(detect('x'.repeat(5_001))))).rejects.toMatchObject(tooLong);
    await expect(client().send(new DetectEntitiesCommand(detect('x'.repeat(100_001))))).rejects.toMatchObject(tooLong);
    const { Entities } = await client().send(new DetectEntitiesCommand(detect('word '.repeat(2_000))));
    expect(Entities).toEqual([]);
  });

  test('when its credentials are not of the issuer', async () => {
    const strange = client({ accessKeyId: 'AKIASTRANGER', secretAccessKey: 'secret' });
    await expect(strange.send(new DetectEntitiesCommand(detect('Hello')))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
    const forged = client({ ...credentialsOf('Reader'), secretAccessKey: 'another' });
    await expect(forged.send(new DetectEntitiesCommand(detect('Hello')))).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  test('when the templates do not allow its role the operation', async () => {
    const linguist = client(credentialsOf('Linguist'));
    await expect(linguist.send(new DetectEntitiesCommand(detect('Hello')))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('not authorized to perform: comprehend:DetectEntities'),
    });
    await expect(linguist.send(new DetectDominantLanguageCommand({ Text: 'Hello world' }))).resolves.toBeDefined();
  });
});

test('nothing failed on the way; the one refusal is logged with its role and action', () => {
  expect(logged).toEqual([expect.stringContaining('Test/Linguist has no permission for comprehend:DetectEntities')]);
});
