import Papa from 'papaparse';

/** One record of a CSV file, or the text of a malformed one. */
export type CsvRecord =
  | { /** Physical line on which the record starts, from 1. */ line: number; fields: string[] }
  | {
      /** Physical line of the malformed field. */
      line: number;
      malformed: string;
      /** True for a line without quotes that exceeds the maximum row length. */
      isTooLong?: true;
    };

/** PapaParse's error for a malformed quoted field. */
export const invalidQuotes = { code: 'InvalidQuotes', message: 'Trailing quote on quoted field is malformed' } as const;

/** A quote that is not closed within this many characters is malformed: no field of a rental is this long. */
const maxRecordLength = 1 << 16;

/** The retained length of a line that is longer than that, for the list of rejected rows. */
const maxRetained = 1 << 22;

/** After a malformed record, reading continues in small steps, so that each further one does not cost a whole chunk. */
const firstStep = 1 << 12;
/** Rows that are processed before the next are read are garbage-collected early, which saves memory and time. */
const maxStepLength = 1 << 16;

/**
 * Reads CSV text that arrives in chunks. A malformed quoted field only costs the line it is on: PapaParse alone takes
 * all text up to the next well-formed quote into that field, which may be the rest of the file.
 */
export class CsvRecords {
  private readonly parser: Papa.Parser;
  private rest = '';
  private line = 1;
  private step = maxStepLength;
  /** The number of fields in the first record. */
  private width: number | undefined;
  /** A line that is too long, and whose end is in a later chunk. */
  private given: string | null = null;

  constructor(private readonly delimiter: string) {
    this.parser = new Papa.Parser({ delimiter, newline: '\n' });
  }

  /** Adds the next chunk, with lines ended by `\n`, and returns the records it completes. Empty lines are skipped. */
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

  /** Ends the text and returns the remaining records. */
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
      else if (isEnd || this.rest.length - start > maxRecordLength)
        start += this.rejectOverlongLine(start, isEnd, records);
      else break;
    }
    this.rest = this.rest.slice(start);
    return records;
  }

  /** As many whole lines as a step holds: cut elsewhere, a closing quote could look malformed. */
  private windowAt(start: number): string {
    const end = this.rest.lastIndexOf('\n', start + this.step - 1) + 1;
    return end > start ? this.rest.slice(start, end) : '';
  }

  /** @returns the number of characters consumed; 0 if the window contains no whole record */
  private takeFrom(window: string, records: CsvRecord[]): number {
    const { data, errors, meta } = this.parser.parse(window, 0, true) as Papa.ParseResult<string[]>;
    const quoteError = errors.find(({ type }) => type === 'Quotes');
    const valid = quoteError ? data.slice(0, quoteError.row) : data;
    let nextQuote = window.indexOf('"');
    let start = 0;
    // As many lines as records: no record contains a line end.
    const mayHaveTallRows = quoteError !== undefined || newlinesIn(window) !== data.length;
    let lines = 0;
    for (const fields of valid) {
      const height = mayHaveTallRows ? heightOf(fields) : 1;
      // Empty lines, which a title leaves, have no width.
      if (fields.some(isFilled)) this.width ??= fields.length;
      // A quote that a later line closed by accident: the lines in between are rows of their own.
      if (height > 1 && fields.length !== this.width) return this.cutAfter(window, lines, undefined, records);
      if (nextQuote !== -1) {
        const end = lineEndAfter(window, start, height);
        if (nextQuote < end) {
          // PapaParse takes a quote as text if its field does not begin with one.
          if (fields.some(mayEndInStrayQuote) && endsInStrayQuote(window.slice(start, end - 1), this.delimiter)) {
            return this.cutAfter(window, lines, end - 1, records);
          }
          nextQuote = window.indexOf('"', end);
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
   * Reports the record after `validLines` lines as malformed, up to the end of the line with the fault.
   * @param fault an index in that record's malformed field; if unknown, the end of its first line
   */
  private cutAfter(window: string, validLines: number, fault: number | undefined, records: CsvRecord[]): number {
    let start = 0;
    for (let line = 0; line < validLines; line++) start = window.indexOf('\n', start) + 1;
    // PapaParse's index is the character after the opening quote, which may be a line end.
    const place = Math.max(start, (fault ?? start) - 1);
    const end = window.indexOf('\n', place);
    const malformed = window.slice(start, end);
    const faultLine = this.line + validLines + newlinesIn(malformed);
    records.push({ line: faultLine, malformed });
    this.line = faultLine + 1;
    this.step = firstStep;
    return end + 1;
  }

  /** Reports the line at `start`, with an unclosed quote or over the maximum row length, as malformed. */
  private rejectOverlongLine(start: number, isEnd: boolean, records: CsvRecord[]): number {
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

/** The index after the end of the given number of lines from `start`. */
function lineEndAfter(text: string, start: number, lines: number): number {
  let end = start;
  for (let line = 0; line < lines; line++) end = text.indexOf('\n', end) + 1;
  return end;
}

function mayEndInStrayQuote(field: string): boolean {
  return field.includes('"') && field.trimEnd().endsWith('"') && field.split('"').length % 2 === 0;
}

const quotedField = /"(?:[^"]|"")*"/y;

/** Whether a field that does not begin with a quote ends with one that was not opened, as in `Villa Zon",NL`. */
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
 * Reads one corrected record.
 * @param line its line in the file
 */
export function readRecord(text: string, delimiter: string, line: number): CsvRecord {
  const reader = new CsvRecords(delimiter);
  const records = [...reader.read(`${text}\n`), ...reader.end()];
  const [first] = records;
  return records.length === 1 && first ? { ...first, line } : { line, malformed: text };
}

/** The number of physical lines of a record: only quoted fields contain line ends. */
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
