import { Amplify } from 'aws-amplify';
import { copy, downloadData, getProperties, getUrl, list, remove, uploadData } from 'aws-amplify/storage';
import {
  anna,
  type BucketServer,
  bram,
  bucketName,
  guest,
  type Person,
  region,
  startBucketServer,
} from './bucket-server';

/** The part of the browser's FileReader that Amplify needs to read a Blob; Node has none. */
class BlobReader {
  result: ArrayBuffer | undefined;
  onload: (() => void) | undefined;
  onerror: ((error: unknown) => void) | undefined;
  readAsArrayBuffer(blob: Blob): void {
    blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onload?.();
    }, this.onerror);
  }
}

/** Amplify as in the browser: it signs for the real S3, and only the address is replaced by the local one. */
describe('Amplify’s storage client', () => {
  let server: BucketServer;
  const realFetch = globalThis.fetch;
  const own = `private/${anna.identityId}`;
  const realHost = `${bucketName}.s3.${region}.amazonaws.com`;
  const toLocal = (address: string) =>
    address.replace(`https://${realHost}/`, `http://${server.host}/_aws/s3/${bucketName}/`);

  function signInAs({ identityId, credentials }: Person) {
    Amplify.configure(
      {
        Auth: { Cognito: { identityPoolId: 'eu-west-1:11111111-1111-4111-8111-111111111111', allowGuestAccess: true } },
        Storage: { S3: { bucket: bucketName, region } },
      },
      {
        Auth: {
          credentialsProvider: {
            getCredentialsAndIdentityId: async () => ({ credentials, identityId }),
            clearCredentialsAndIdentityId() {},
          },
        },
      },
    );
  }

  beforeAll(async () => {
    server = await startBucketServer();
    Object.assign(globalThis, { FileReader: BlobReader });
    globalThis.fetch = (input, init) => realFetch(toLocal(String(input)), init);
  });
  afterAll(async () => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'FileReader');
    await server.close();
  });
  beforeEach(() => signInAs(anna));

  const upload = (path: string, data: string | Blob, options = {}) => uploadData({ path, data, options }).result;
  const download = async (path: string) => (await downloadData({ path }).result).body.text();

  test('uploads a file and downloads the same bytes with their type and metadata', async () => {
    const path = `${own}/notes/déjà vu + 100% (1).txt`;
    await upload(path, 'Hallo wereld', { contentType: 'text/plain', metadata: { author: 'anna' } });
    expect(await download(path)).toBe('Hallo wereld');
    const properties = await getProperties({ path });
    expect(properties).toMatchObject({ size: 12, contentType: 'text/plain', metadata: { author: 'anna' } });
  });

  test('accepts the checksum Amplify computes', async () => {
    await upload(`${own}/checked.txt`, new Blob(['checked']), { checksumAlgorithm: 'crc-32' });
    expect(await download(`${own}/checked.txt`)).toBe('checked');
  });

  test('lists a folder page by page', async () => {
    for (const name of ['a', 'b', 'c']) await upload(`${own}/pages/${name}.txt`, name);
    const first = await list({ path: `${own}/pages/`, options: { pageSize: 2 } });
    expect(first.items.map((item) => item.path)).toEqual([`${own}/pages/a.txt`, `${own}/pages/b.txt`]);
    const second = await list({
      path: `${own}/pages/`,
      options: { pageSize: 2, nextToken: first.nextToken as string },
    });
    expect(second.items.map((item) => item.path)).toEqual([`${own}/pages/c.txt`]);
    expect(second.nextToken).toBeUndefined();
  });

  test('lists folders apart from files', async () => {
    await upload(`${own}/tree/file.txt`, '1');
    await upload(`${own}/tree/folder/deep.txt`, '2');
    const { items, excludedSubpaths } = await list({
      path: `${own}/tree/`,
      options: { subpathStrategy: { strategy: 'exclude' } },
    });
    expect(items.map((item) => item.path)).toEqual([`${own}/tree/file.txt`]);
    expect(excludedSubpaths).toEqual([`${own}/tree/folder/`]);
  });

  test('copies, then removes', async () => {
    await upload(`${own}/from.txt`, 'copied', { contentType: 'text/css' });
    await copy({ source: { path: `${own}/from.txt` }, destination: { path: `${own}/to.txt` } });
    expect(await download(`${own}/to.txt`)).toBe('copied');
    expect(await getProperties({ path: `${own}/to.txt` })).toMatchObject({ contentType: 'text/css' });
    await remove({ path: `${own}/from.txt` });
    const { items } = await list({ path: `${own}/` });
    expect(items.map((item) => item.path)).toContain(`${own}/to.txt`);
    expect(items.map((item) => item.path)).not.toContain(`${own}/from.txt`);
  });

  test('removes a folder with all that is in it', async () => {
    for (const name of ['1', '2 & 3', 'x/y']) await upload(`${own}/gone/${name}`, name);
    await remove({ path: `${own}/gone/` }).result;
    expect((await list({ path: `${own}/gone/` })).items).toEqual([]);
  });

  test.each([undefined, 'crc-32' as const])('uploads a large file in parts, with checksum %s', async (checksum) => {
    const size = 12 * 1024 * 1024;
    const data = new Blob([Buffer.alloc(size, 'polder')]);
    const path = `${own}/large-${checksum}.bin`;
    const { eTag } = await upload(path, data, { ...(checksum && { checksumAlgorithm: checksum }) });
    expect(eTag).toMatch(/^"[0-9a-f]{32}-3"$/);
    const { body } = await downloadData({ path }).result;
    const bytes = Buffer.from(await (await body.blob()).arrayBuffer());
    expect(bytes.equals(Buffer.alloc(size, 'polder'))).toBe(true);
  });

  test('refuses to overwrite with preventOverwrite', async () => {
    const path = `${own}/once.txt`;
    await upload(path, 'first', { preventOverwrite: true });
    await expect(upload(path, 'second', { preventOverwrite: true })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await download(path)).toBe('first');
  });

  test('gives an address that anybody can read for a while, and one to write to', async () => {
    const path = `${own}/shared.txt`;
    const writable = await getUrl({ path, options: { method: 'PUT', contentType: 'text/plain' } });
    const put = await fetch(writable.url, {
      method: 'PUT',
      body: 'by address',
      headers: { 'content-type': 'text/plain' },
    });
    expect(put.status).toBe(200);
    const { url } = await getUrl({
      path,
      options: { contentDisposition: { type: 'attachment', filename: 'shared.txt' } },
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe('by address');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="shared.txt"');
    const tampered = new URL(url);
    tampered.pathname = tampered.pathname.replace('shared', 'checked');
    expect((await fetch(tampered)).status).toBe(403);
  });

  test('refuses other people', async () => {
    await upload(`${own}/secret.txt`, 'secret');
    signInAs(bram);
    const denied = { name: 'AccessDenied' };
    await expect(download(`${own}/secret.txt`)).rejects.toMatchObject(denied);
    await expect(upload(`${own}/secret.txt`, 'mine now')).rejects.toMatchObject(denied);
    await expect(remove({ path: `${own}/secret.txt` })).rejects.toMatchObject(denied);
    await expect(list({ path: `${own}/` })).rejects.toMatchObject(denied);
    await expect(list({ path: 'private/' })).rejects.toMatchObject(denied);
    const stolen = { source: { path: `${own}/secret.txt` }, destination: { path: `private/${bram.identityId}/s.txt` } };
    await expect(copy(stolen)).rejects.toMatchObject(denied);
    signInAs(anna);
    expect(await download(`${own}/secret.txt`)).toBe('secret');
  });

  test('refuses guests, also in their own folder', async () => {
    signInAs(guest);
    await expect(upload(`private/${guest.identityId}/file.txt`, 'x')).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(list({ path: `private/${guest.identityId}/` })).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});
