import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DeployedFile } from './deployed-files';

/** CloudFront compresses bodies between these sizes, in bytes, and of these kinds. */
const smallest = 1_000;
const largest = 10_000_000;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses each file once for each encoding and caches the result as long as the file exists. */
export class Compressor {
  private readonly cache = new WeakMap<DeployedFile, Map<string, Promise<Buffer>>>();

  /** The body to send for an `Accept-Encoding` header, and the encoding it has, if any. */
  async encode(file: DeployedFile, accepted: string): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
    const { content, contentType } = file;
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding || content.length < smallest || content.length > largest || !compressible.test(contentType)) {
      return { body: content };
    }
    const encodings = this.cache.get(file) ?? new Map<string, Promise<Buffer>>();
    this.cache.set(file, encodings);
    const body =
      encodings.get(encoding) ??
      (encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(content));
    encodings.set(encoding, body);
    return { body: await body, encoding };
  }
}
