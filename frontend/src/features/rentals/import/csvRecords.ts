import Papa from 'papaparse';

/** One record of a CSV file, or the text of one that cannot be read. */
export type CsvRecord =
  | { /** Physical line on which the record starts, from 1. */ line: number; fields: string[] }
  | {
      /** Physical line of the malformed field. */
      line: number;
      malformed: string;
      /** True for a line without quotes that is longer than any row. */
      isTooLong?: true;
    };

/** What a malformed quoted field is called, in PapaParse's terms. */
export const invalidQuotes = { code: 'InvalidQuotes', message: 'Trailing quote on quoted field is malformed' } as const;

/** A quote that is not closed within this many characters is malformed: no rental has a field this long. */
const maxRecordLength = 1 << 16;

/** What is kept of a line that is longer than that, for the list of rows left out. */
const maxRetained = 1 << 22;

/** After a malformed record the reading goes on in small steps, lest every further one costs a whole piece. */
const firstStep = 1 << 12;
/** Rows that are dealt with before the next are read die young, which costs the least memory and time. */
const maxStepLength = 1 << 16;

/**
 * Reads CSV text that arrives in pieces. A malformed quoted field costs the line it is on and no more: PapaParse, left
 * to itself, takes all text up to the next well-formed quote into that field, which may be the rest of the file.
 */
export class CsvRecords {
  private readonly parser: Papa.Parser;
  private rest = '';
  private line = 1;
  private step = maxStepLength;
  /** How many fields the first record has. */
  private width: number | undefined;
  /** A line that was given up, and whose end is in a later piece. */
  private given: string | null = null;

  constructor(private readonly delimiter: string) {
    this.parser = new Papa.Parser({ delimiter, newline: '\n' });
  }

  /** Takes the next piece, lines ended by `\n`; returns the records it completes. Empty lines are left out. */
  read(piece: string): CsvRecord[] {
    if (this.given === null) {
      this.rest += piece;
      return this.takeRecords(false);
    }
    const end = piece.indexOf('\n');
    if (this.given.length < maxRetained) this.given += end === -1 ? piece : piece.slice(0, end);
    if (end === -1) return [];
    this.rest = piece.slice(end + 1);
    return [this.takeGiven(), ...this.takeRecords(false)];
  }

  /** Says that no piece follows; returns the records still held. */
  end(): CsvRecord[] {
    if (this.given !== null) return [this.takeGiven()];
    if (this.rest !== '' && !this.rest.endsWith('\n')) this.rest += '\n';
    return this.takeRecords(true);
  }

  private takeRecords(isEnd: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let start = 0;
    while (start < this.rest.length) {
      const window = this.windowAt(start);
      const taken = window === '' ? 0 : this.takeFrom(window, records);
      const canGrow = this.step < maxRecordLength && start + this.step < this.rest.length;
      if (taken > 0) start += taken;
      else if (canGrow) this.step *= 2;
      else if (isEnd || this.rest.length - start > maxRecordLength) start += this.maxScanLine(start, isEnd, records);
      else break;
    }
    this.rest = this.rest.slice(start);
    return records;
  }

  /** As many whole lines as a step holds: cut anywhere else, a closing quote could look malformed. */
  private windowAt(start: number): string {
    const end = this.rest.lastIndexOf('\n', start + this.step - 1) + 1;
    return end > start ? this.rest.slice(start, end) : '';
  }

  /** @returns how many characters of the window are dealt with; 0 when it holds no whole record */
  private takeFrom(window: string, records: CsvRecord[]): number {
    const { data, errors, meta } = this.parser.parse(window, 0, true) as Papa.ParseResult<string[]>;
    const quoteError = errors.find(({ type }) => type === 'Quotes');
    const sound = quoteError ? data.slice(0, quoteError.row) : data;
    const mayHaveStrayQuotes = window.includes('"');
    let start = 0;
    // As many lines as records: none of them has a line end within.
    const mayHaveTallRows = quoteError !== undefined || newlinesIn(window) !== data.length;
    let lines = 0;
    for (const fields of sound) {
      const height = mayHaveTallRows ? heightOf(fields) : 1;
      this.width ??= fields.length;
      // A quote closed on a later line by accident: the lines in between hold rows of their own.
      if (height > 1 && fields.length !== this.width) return this.cutAfter(window, lines, undefined, records);
      if (mayHaveStrayQuotes) {
        const end = lineEndAfter(window, start, height);
        // PapaParse takes a quote for a letter where its field begins with none.
        if (fields.some(mayEndInStrayQuote) && endsInStrayQuote(window.slice(start, end - 1), this.delimiter)) {
          return this.cutAfter(window, lines, end - 1, records);
        }
        start = end;
      }
      if (fields.some(isFilled)) records.push({ line: this.line + lines, fields });
      lines += height;
    }
    if (quoteError) return this.cutAfter(window, lines, quoteError.index, records);
    this.line += lines;
    this.step = Math.min(maxStepLength, this.step * 2);
    return meta.cursor;
  }

  /**
   * Reports the record after `validLines` lines as malformed, up to the end of the line its fault is on.
   * @param fault a place in that record's malformed field; its first line's end when it is not known
   */
  private cutAfter(window: string, validLines: number, fault: number | undefined, records: CsvRecord[]): number {
    let start = 0;
    for (let line = 0; line < validLines; line++) start = window.indexOf('\n', start) + 1;
    // PapaParse's index is the character after the opening quote, which may be a line's end.
    const place = Math.max(start, (fault ?? start) - 1);
    const end = window.indexOf('\n', place);
    const malformed = window.slice(start, end);
    const faultLine = this.line + validLines + newlinesIn(malformed);
    records.push({ line: faultLine, malformed });
    this.line = faultLine + 1;
    this.step = firstStep;
    return end + 1;
  }

  /** Reports the line at `start`, whose quote nothing closes or which is longer than any row, as malformed. */
  private maxScanLine(start: number, isEnd: boolean, records: CsvRecord[]): number {
    const newline = this.rest.indexOf('\n', start);
    if (newline === -1 && !isEnd) {
      this.given = this.rest.slice(start);
      return this.rest.length - start;
    }
    const end = newline === -1 ? this.rest.length : newline;
    records.push(givenUp(this.line, this.rest.slice(start, end)));
    this.line += newline === -1 ? 0 : 1;
    this.step = firstStep;
    return end + 1 - start;
  }

  private takeGiven(): CsvRecord {
    const record = givenUp(this.line, this.given ?? '');
    this.given = null;
    this.line++;
    this.step = firstStep;
    return record;
  }
}

function givenUp(line: number, malformed: string): CsvRecord {
  const isTooLong = malformed.length > maxRecordLength && !malformed.includes('"');
  return isTooLong ? { line, malformed, isTooLong } : { line, malformed };
}

/** Where the lines after `start` end, with the character behind them. */
function lineEndAfter(text: string, start: number, lines: number): number {
  let end = start;
  for (let line = 0; line < lines; line++) end = text.indexOf('\n', end) + 1;
  return end;
}

function mayEndInStrayQuote(field: string): boolean {
  return field.trimEnd().endsWith('"') && field.split('"').length % 2 === 0;
}

const quotedField = /"(?:[^"]|"")*"/y;

/** Whether a field that begins with no quote ends with one that none before it opened, as in `Villa Zon",NL`. */
function endsInStrayQuote(record: string, delimiter: string): boolean {
  for (let start = 0; start <= record.length; ) {
    quotedField.lastIndex = start;
    const isQuoted = quotedField.test(record);
    const next = record.indexOf(delimiter, isQuoted ? quotedField.lastIndex : start);
    const end = next === -1 ? record.length : next;
    if (!isQuoted && mayEndInStrayQuote(record.slice(start, end))) return true;
    start = end + 1;
  }
  return false;
}

function isFilled(field: string): boolean {
  return field !== '' && field.trim() !== '';
}

/**
 * Reads one record that a person corrected.
 * @param line where it stands in the file
 */
export function readRecord(text: string, delimiter: string, line: number): CsvRecord {
  const reader = new CsvRecords(delimiter);
  const records = [...reader.read(`${text}\n`), ...reader.end()];
  const [first] = records;
  return records.length === 1 && first ? { ...first, line } : { line, malformed: text };
}

/** How many physical lines a record takes: only quoted fields hold line ends. */
function heightOf(fields: readonly string[]): number {
  let height = 1;
  for (const field of fields) height += newlinesIn(field);
  return height;
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
