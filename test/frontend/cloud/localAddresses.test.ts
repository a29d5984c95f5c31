import { installLocalAddresses, localObjectUrl, localSocketUrl } from '../../../frontend/src/cloud/localAddresses';
import { configurationAt } from './configuration.fixture';

const origin = 'http://localhost:4000';

describe('a socket', () => {
  test.each([
    ['wss://localhost:4000/graphql/realtime', 'ws://localhost:4000/graphql/realtime'],
    ['wss://127.0.0.1:4000/graphql/realtime?header=x', 'ws://127.0.0.1:4000/graphql/realtime?header=x'],
  ])('to this machine needs no TLS: %s', (url, expected) => {
    expect(localSocketUrl(url)).toBe(expected);
  });

  test.each(['wss://api.example/graphql', 'wss://localhost.evil.example/', 'ws://localhost:4000/'])(
    'to anywhere else stays as it is: %s',
    (url) => {
      expect(localSocketUrl(url)).toBe(url);
    },
  );
});

describe('an object of the user files bucket', () => {
  test('is in the local cloud, with the same path and query', () => {
    const url = 'https://files.s3.eu-west-1.amazonaws.com/private/a%20b.csv?partNumber=2&uploadId=x';
    expect(localObjectUrl(url, 'files', origin)).toBe(
      `${origin}/_aws/s3/files/private/a%20b.csv?partNumber=2&uploadId=x`,
    );
  });

  test('works for the bucket itself too', () => {
    expect(localObjectUrl('https://files.s3.eu-west-1.amazonaws.com', 'files', origin)).toBe(
      `${origin}/_aws/s3/files/`,
    );
  });

  test.each([
    'https://other.s3.eu-west-1.amazonaws.com/x',
    'https://files.s3.eu-west-1.amazonaws.com.evil.example/x',
    'https://cognito-idp.eu-west-1.amazonaws.com/',
    '/config.json',
  ])('is not to be confused with %s', (url) => {
    expect(localObjectUrl(url, 'files', origin)).toBe(url);
  });
});

describe('installed', () => {
  const asked: string[] = [];
  const originals = {
    WebSocket: window.WebSocket,
    fetch: window.fetch,
    open: XMLHttpRequest.prototype.open,
  };

  beforeAll(() => {
    window.WebSocket = class {
      constructor(url: string | URL) {
        asked.push(String(url));
      }
    } as unknown as typeof WebSocket;
    window.fetch = async (input) => {
      asked.push(input instanceof Request ? `${input.method} ${input.url}` : String(input));
      return new Response();
    };
    XMLHttpRequest.prototype.open = (method: string, url: string | URL) => {
      asked.push(`${method} ${url}`);
    };
    const configuration = configurationAt(`${origin}/graphql`);
    const files = { bucket: 'files', region: 'eu-west-1' };
    const buckets = { snapshots: { bucketName: 'snapshots', region: 'eu-west-1' } };
    installLocalAddresses({ ...configuration, Storage: { S3: { ...files, buckets } } });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    window.WebSocket = originals.WebSocket;
    window.fetch = originals.fetch;
    XMLHttpRequest.prototype.open = originals.open;
  });

  test('sockets, XHR and fetch are all redirected', async () => {
    new WebSocket('wss://localhost:4000/graphql/realtime', ['graphql-ws']);
    new XMLHttpRequest().open('PUT', 'https://files.s3.eu-west-1.amazonaws.com/a');
    await fetch('https://files.s3.eu-west-1.amazonaws.com/b');
    await fetch(new Request('https://files.s3.eu-west-1.amazonaws.com/c', { method: 'DELETE' }));
    await fetch(new URL('https://snapshots.s3.eu-west-1.amazonaws.com/snapshots/d?X-Amz-Date=1'));
    expect(asked).toEqual([
      'ws://localhost:4000/graphql/realtime',
      `PUT ${origin}/_aws/s3/files/a`,
      `${origin}/_aws/s3/files/b`,
      `DELETE ${origin}/_aws/s3/files/c`,
      `${origin}/_aws/s3/snapshots/snapshots/d?X-Amz-Date=1`,
    ]);
  });
});
