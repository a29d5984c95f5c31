import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBody } from '../../../local/http/body';

const asRequest = (stream: PassThrough) => stream as unknown as IncomingMessage;

test('a body is read completely, up to its limit', async () => {
  await expect(readBody(asRequest(new PassThrough().end('12345')), 5)).resolves.toEqual(Buffer.from('12345'));
  await expect(readBody(asRequest(new PassThrough().end('123456')), 5)).rejects.toMatchObject({ statusCode: 413 });
});

test('a client that disconnects in the middle causes no error with a stack', async () => {
  const request = new PassThrough();
  const body = readBody(asRequest(request), 5);
  request.write('12');
  request.destroy(new Error('aborted'));
  await expect(body).rejects.toMatchObject({ name: 'AwsError', statusCode: 400 });
});
