import { sharedPolder } from '../../harness/polder';

interface Health {
  resources: { type: string; path: string; status: string; reason?: string }[];
  mappings: { function: string; state: string; behind: number; failureDestination?: string }[];
}

const url = sharedPolder();
const health = async () => (await (await fetch(`${url}/_local/health`)).json()) as Health;

test('every resource of the templates is running, or not run with a reason', async () => {
  const { resources } = await health();
  expect(resources.length).toBeGreaterThan(50);
  for (const { status, reason } of resources) {
    expect(status === 'running' ? reason : reason?.length).toEqual(
      status === 'running' ? undefined : expect.any(Number),
    );
  }
  expect(resources.filter((one) => one.reason === 'the local cloud does not know this type')).toEqual([]);
});

test('what Polder is made of is running', async () => {
  const running = new Set((await health()).resources.filter((one) => one.status === 'running').map((one) => one.type));
  for (const type of [
    'AWS::ApiGateway::Method',
    'AWS::AppSync::GraphQLApi',
    'AWS::AppSync::Resolver',
    'AWS::CloudFront::Distribution',
    'AWS::Cognito::IdentityPool',
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::Lambda::Function',
    'AWS::S3::Bucket',
  ]) {
    expect(running).toContain(type);
  }
});

test('the history and the change feed follow the rentals’ stream; what the history cannot write goes to a topic', async () => {
  const { mappings } = await health();
  const following = { state: 'Enabled', behind: expect.any(Number) };
  expect(mappings).toHaveLength(2);
  expect(mappings).toEqual(
    expect.arrayContaining([
      // Sends again for as long as the stream keeps a change.
      expect.objectContaining({ ...following, function: expect.stringContaining('ChangeFeed/Publish') }),
      expect.objectContaining({
        ...following,
        function: expect.stringContaining('History/Record'),
        failureDestination: expect.stringMatching(/^arn:aws:sns:/),
      }),
    ]),
  );
});

test('the health and mailbox pages are HTML for a browser, without scripts', async () => {
  for (const page of ['/_local/health', '/_local/mailbox']) {
    const response = await fetch(url + page, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).not.toContain('<script');
  }
});

test('the website lets browsers cache built files for ever, revalidate pages, and sets nothing for missing files', async () => {
  const cacheControl = async (path: string) => (await fetch(url + path)).headers.get('cache-control');
  const page = await (await fetch(`${url}/`)).text();
  const [, script = ''] = /"entry":"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect(await cacheControl(script)).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/dashboards/Rotterdam')).toBe('no-cache');
  expect(await cacheControl('/config.json')).toBe('no-cache');
  expect(await cacheControl('/assets/nope.js')).toBeNull();
});
