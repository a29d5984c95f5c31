import Papa from 'papaparse';
import { largestBatch } from '../../../../../graphql/batch-test';
import { rentalIdOf } from '../../../../../graphql/rental-id';
import { type ColumnChoice, guessColumns, importFields } from './columns';
import { CsvRecords } from './csvRecords';
import { type Delimiter, detectDelimiter } from './delimiter';
import { detectEncoding, type FileEncoding, fileText } from './fileText';
import type { CheckedRow, FileCheck, FileOverview, ImportFile, ImportRow, ReasonTexts, RefusedRow } from './importFile';
import { problemKey } from './problemKey';
import { cellsOf, type JudgedRow, RowCheck } from './rowCheck';

/** Rows enough to guess the columns by, and to show before importing. */
const exampleRows = 200;
const shownRows = 50;
const shownRejected = 100;

/** Reads one file, as the import's worker does; needs nothing of a browser but Blob, TextDecoder and Web Crypto. */
export class ImportSession implements ImportFile {
  private encoding: FileEncoding = 'utf-8';
  private delimiter: Delimiter = ',';
  private checkNumber = 0;
  private choice: ColumnChoice | undefined;
  private rejected: JudgedRow[] = [];
  private header: string[] = [];
  private soundRows: AsyncGenerator<ImportRow[]> | undefined;

  constructor(private readonly file: Blob) {}

  async open(): Promise<FileOverview> {
    this.encoding = await detectEncoding(this.file);
    const start = await fileText(this.file, this.encoding).next();
    this.delimiter = detectDelimiter(start.value ?? '');
    const firstRows: string[][] = [];
    for await (const records of this.records()) {
      for (const record of records) if ('fields' in record) firstRows.push(record.fields);
      if (firstRows.length >= exampleRows) break;
    }
    firstRows.length = Math.min(firstRows.length, exampleRows);
    return { encoding: this.encoding, delimiter: this.delimiter, firstRows, guess: guessColumns(firstRows) };
  }

  async check(choice: ColumnChoice, onProgress: (fraction: number) => void): Promise<FileCheck> {
    const checkNumber = ++this.checkNumber;
    this.choice = choice;
    this.rejected = [];
    this.soundRows = undefined;
    const check: FileCheck = { rows: 0, sound: 0, firstRows: [], firstRejected: [] };
    for await (const { rows, fraction } of this.judgedRows(choice)) {
      if (checkNumber !== this.checkNumber) throw new DOMException('The columns were changed.', 'AbortError');
      for (const row of rows) this.count(row, check, choice);
      onProgress(fraction);
    }
    return check;
  }

  private count(row: JudgedRow, check: FileCheck, choice: ColumnChoice): void {
    check.rows++;
    if (check.firstRows.length < shownRows) check.firstRows.push(shown(row, choice));
    if (row.content) {
      check.sound++;
      return;
    }
    this.rejected.push(row);
    if (check.firstRejected.length < shownRejected) check.firstRejected.push(shown(row, choice));
  }

  async next(): Promise<ImportRow[]> {
    if (!this.choice) throw new Error('Check the file before importing it.');
    this.soundRows ??= this.readSoundRows(this.choice);
    const { value, done } = await this.soundRows.next();
    return done ? [] : value;
  }

  async rejectedCsv(refused: RefusedRow[], reasons: ReasonTexts): Promise<Blob> {
    const width = this.header.length;
    const reasonOf = ({ problems }: JudgedRow) => problems.map((problem) => reasons[problemKey(problem)]).join('; ');
    const rows = [
      [...this.header, reasons.line ?? '', reasons.reason ?? ''],
      ...this.rejected.map((row) => [...padded(row.fields, width), String(row.line), reasonOf(row)]),
      ...refused.map((row) => [...this.fieldsOf(row), String(row.line), row.reason]),
    ];
    const text = Papa.unparse(rows, { delimiter: this.delimiter, escapeFormulae: true, newline: '\r\n' });
    // With the mark, spreadsheets read the file as UTF-8.
    return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
  }

  close(): void {
    this.checkNumber++;
    this.rejected = [];
    this.soundRows = undefined;
  }

  /** A refused row in the file's own columns. */
  private fieldsOf(row: RefusedRow): string[] {
    const fields = new Array<string>(this.header.length).fill('');
    for (const field of importFields) {
      const column = this.choice?.mapping[field] ?? null;
      if (column !== null) fields[column] = String(row[field]);
    }
    return fields;
  }

  private async *records() {
    const reader = new CsvRecords(this.delimiter);
    for await (const text of fileText(this.file, this.encoding)) yield reader.read(text);
    yield reader.end();
  }

  /** Every data row, judged, a piece of the file at a time. */
  private async *judgedRows(choice: ColumnChoice): AsyncGenerator<{ rows: JudgedRow[]; fraction: number }> {
    let check: RowCheck | undefined;
    let pieces = 0;
    for await (const records of this.records()) {
      let data = records;
      if (!check) {
        const first = records.findIndex((record) => 'fields' in record);
        if (first === -1) continue;
        const fields = (records[first] as { fields: string[] }).fields;
        this.header = choice.hasHeader ? fields : fields.map((_, index) => String(index + 1));
        check = new RowCheck(choice, fields.length);
        if (choice.hasHeader) data = records.toSpliced(first, 1);
      }
      const judge = check.judge.bind(check);
      pieces++;
      yield { rows: data.map(judge), fraction: Math.min(1, (pieces * (1 << 20)) / this.file.size) };
    }
  }

  /** The rows that can be imported, with their ids, in batches that one call to the cloud takes. */
  private async *readSoundRows(choice: ColumnChoice): AsyncGenerator<ImportRow[]> {
    let batch: JudgedRow[] = [];
    for await (const { rows } of this.judgedRows(choice)) {
      for (const row of rows) {
        if (!row.content) continue;
        batch.push(row);
        if (batch.length < largestBatch) continue;
        yield Promise.all(batch.map(importRow));
        batch = [];
      }
    }
    if (batch.length > 0) yield Promise.all(batch.map(importRow));
  }
}

async function importRow({ row, line, id, occurrence, content }: JudgedRow): Promise<ImportRow> {
  if (!content) throw new Error(`Row ${row} is not sound.`);
  return { ...content, row, line, id: id ?? (await rentalIdOf(content.Code, content.Name, occurrence)) };
}

function shown({ row, line, fields, problems }: JudgedRow, choice: ColumnChoice): CheckedRow {
  const isMalformed = problems.some(({ code }) => code === 'InvalidQuotes');
  const cells = isMalformed ? { text: fields.join('') } : cellsOf(fields, choice.mapping);
  return { row, line, cells, problems };
}

function padded(fields: string[], width: number): string[] {
  return fields.length < width ? [...fields, ...new Array<string>(width - fields.length).fill('')] : fields;
}
