import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsChunkedDecoder } from './aws-chunked';
import type { BodyClaims } from './body-claims';
import { createBodyMeter, type Received } from './body-meter';

/**
 * Streams a body into a new file. When anything is wrong with it, no file is left.
 * @param largest in bytes.
 * @throws AwsError when the body is too large or does not match its claims.
 */
export async function receiveFile(
  body: Readable,
  file: string,
  claims: BodyClaims,
  largest: number,
): Promise<Received> {
  const { content, finish } = measured(body, claims, largest);
  // Flushed to disk, so that acknowledged data survives a power cut.
  const destination = createWriteStream(file, { flags: 'wx', flush: true });
  try {
    await pipeline(content, destination);
    return finish();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * Reads a small body, such as a list of keys in XML, under the same checks.
 * @throws AwsError as `receiveFile`.
 */
export async function receiveText(body: Readable, claims: BodyClaims, largest: number): Promise<string> {
  const { content, finish } = measured(body, claims, largest);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  finish();
  return Buffer.concat(chunks).toString();
}

function measured(body: Readable, claims: BodyClaims, largest: number) {
  const meter = createBodyMeter(claims, largest);
  const decoder = claims.framed ? new AwsChunkedDecoder() : undefined;

  async function* content(): AsyncGenerator<Buffer> {
    // A refusal must not destroy the request: its connection still has to carry the answer.
    const raw: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const chunk of decoder ? decode(raw, decoder) : raw) {
      meter.update(chunk);
      yield chunk;
    }
  }
  return { content: content(), finish: () => meter.finish(decoder?.trailers) };
}

async function* decode(raw: AsyncIterable<Buffer>, decoder: AwsChunkedDecoder): AsyncGenerator<Buffer> {
  for await (const chunk of raw) yield* decoder.take(chunk);
  decoder.end();
}
