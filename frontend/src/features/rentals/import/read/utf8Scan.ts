/** The number of lines retained to judge the encoding by, and their maximum length in bytes. */
const maxLines = 200;
const maxLineLength = 2048;

const lineFeed = 0x0a;
/** Begins a switch of the character set, as in ISO-2022-JP. */
export const escapeByte = 0x1b;

/** Scans bytes for UTF-8, and retains some of the lines that are not ASCII. */
export class Utf8Scan {
  /** Well-formed multi-byte characters. */
  valid = 0;
  /** Bytes outside any valid character. */
  invalid = 0;
  /** Escape sequences that switch to Japanese and back, as in ISO-2022-JP. */
  isJapaneseMail = false;
  readonly lines: Uint8Array[] = [];
  private line: number[] = [];
  private isPlain = true;
  /** The number of a character's bytes still expected, and the number read. */
  private due = 0;
  private came = 0;
  private min = 0x80;
  private max = 0xbf;

  take(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.collect(byte);
      if (this.due > 0) {
        if (byte >= this.min && byte <= this.max) {
          this.min = 0x80;
          this.max = 0xbf;
          this.came++;
          this.due--;
          if (this.due === 0) this.valid++;
          continue;
        }
        this.invalid += this.came;
        this.due = 0;
      }
      if (byte < 0x80) continue;
      this.begin(byte);
    }
  }

  end(): void {
    if (this.due > 0) this.invalid += this.came;
    this.due = 0;
    this.endLine();
  }

  /** A character's first byte gives its length, and which continuations would be out of range or overlong. */
  private begin(byte: number): void {
    this.came = 1;
    this.min = 0x80;
    this.max = 0xbf;
    if (byte >= 0xc2 && byte <= 0xdf) this.due = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.due = 2;
      if (byte === 0xe0) this.min = 0xa0;
      if (byte === 0xed) this.max = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.due = 3;
      if (byte === 0xf0) this.min = 0x90;
      if (byte === 0xf4) this.max = 0x8f;
    } else this.invalid++;
  }

  private collect(byte: number): void {
    if (byte === lineFeed) {
      this.endLine();
      return;
    }
    if (byte >= 0x80 || byte === escapeByte) this.isPlain = false;
    if (this.lines.length < maxLines && this.line.length < maxLineLength) this.line.push(byte);
  }

  private endLine(): void {
    if (!this.isPlain && this.lines.length < maxLines) {
      const line = Uint8Array.from(this.line);
      this.lines.push(line);
      this.isJapaneseMail ||= line.some(
        (byte, place) => byte === escapeByte && switches(line[place + 1], line[place + 2]),
      );
    }
    this.line = [];
    this.isPlain = true;
  }
}

/** `ESC $ @` and `ESC $ B` begin two-byte characters in ISO-2022-JP. */
const switches = (first: number | undefined, second: number | undefined) =>
  first === 0x24 && (second === 0x40 || second === 0x42);
