import { s3Error } from './errors';

type Expecting = 'chunk header' | 'chunk' | 'end of chunk' | 'trailer' | 'nothing';

const maxLineLength = 8 * 1024;
const lineEnd = Buffer.from('\r\n');

/**
 * Takes the framing of `Content-Encoding: aws-chunked` off a body: sizes, and the trailer with its checksum.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export class AwsChunkedDecoder {
  /** Names in lower case; complete once the body has ended. */
  readonly trailers = new Map<string, string>();
  private expecting: Expecting = 'chunk header';
  private left = 0;
  private pending: Buffer = Buffer.alloc(0);
  private content: Buffer[] = [];

  /**
   * Decodes the next bytes of the body and returns their content.
   * @throws AwsError InvalidRequest when they are not framed so.
   */
  take(data: Buffer): readonly Buffer[] {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, data]) : data;
    this.content = [];
    while (this.advance());
    return this.content;
  }

  /** @throws AwsError IncompleteBody when the body ended too early. */
  end(): void {
    // The blank line after the trailer is often left out.
    if (this.expecting === 'nothing' || (this.expecting === 'trailer' && this.pending.length === 0)) return;
    throw s3Error('IncompleteBody', 'The request body ended inside an aws-chunked frame.');
  }

  /** @returns whether it got further and may try again. */
  private advance(): boolean {
    if (this.expecting === 'nothing') {
      this.pending = Buffer.alloc(0);
      return false;
    }
    return this.expecting === 'chunk' ? this.passOn() : this.readLine();
  }

  private passOn(): boolean {
    const part = this.pending.subarray(0, this.left);
    if (part.length === 0) return false;
    this.content.push(part);
    this.pending = this.pending.subarray(part.length);
    this.left -= part.length;
    if (this.left === 0) this.expecting = 'end of chunk';
    return this.left === 0;
  }

  private readLine(): boolean {
    const end = this.pending.indexOf(lineEnd);
    if (end < 0 || end > maxLineLength) {
      if (this.pending.length > maxLineLength) throw malformed();
      return false;
    }
    const line = this.pending.toString('latin1', 0, end);
    this.pending = this.pending.subarray(end + lineEnd.length);
    if (this.expecting === 'chunk header') this.beginChunk(line);
    else if (this.expecting === 'end of chunk') this.endChunk(line);
    else this.readTrailer(line);
    return true;
  }

  private beginChunk(line: string): void {
    const [, size] = /^([0-9a-f]{1,12})(?:;.*)?$/i.exec(line) ?? [];
    if (size === undefined) throw malformed();
    this.left = Number.parseInt(size, 16);
    this.expecting = this.left === 0 ? 'trailer' : 'chunk';
  }

  private endChunk(line: string): void {
    if (line !== '') throw malformed();
    this.expecting = 'chunk header';
  }

  private readTrailer(line: string): void {
    if (line === '') {
      this.expecting = 'nothing';
      return;
    }
    const colon = line.indexOf(':');
    if (colon < 0) throw malformed();
    this.trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

function malformed() {
  return s3Error('InvalidRequest', 'The request body is not framed as aws-chunked.');
}
