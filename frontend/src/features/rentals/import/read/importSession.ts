import Papa from 'papaparse';
import { maxBatchSize, maxMessageBytes } from '../../../../../../graphql/batch-test';
import { escapeFormula, formulaStart } from '../../../../lib/csv';
import { type ColumnChoice, guessColumns, importFields } from './columns';
import { type CsvRecord, CsvRecords } from './csvRecords';
import { type Delimiter, detectDelimiter, withoutDelimiterLine } from './delimiter';
import { detectEncoding } from './fileEncoding';
import { type FileEncoding, fileText, sliceBytes } from './fileText';
import { foreignFormat, foreignText } from './foreignFormat';
import type {
  CheckedRow,
  FileCheck,
  FileFormat,
  FileOverview,
  ImportFile,
  ImportRow,
  ReasonTexts,
  RefusedRow,
} from './importFile';
import { type HasId, importRows, importRowsBesideIds, rejectedId } from './importRows';
import { isExportHead, OwnExport } from './ownExport';
import { countPreambleLines, withoutLines } from './preamble';
import { problemKey } from './problemKey';
import { maxRentalBytes } from './rentalBytes';
import { cellsOf, RowCheck, type RowEdits, type ValidatedRow } from './rowCheck';

/** Enough rows to guess the columns from, and to show before importing. */
const exampleRows = 200;
const shownRows = 50;
const shownRejected = 100;
/** The maximum shown length of a row that cannot be split into columns. */
const maxShown = 10_000;

/** As a fraction of the file. Smaller steps would burden the page with messages. */
const progressStep = 0.01;

/** Reads one file, as in the import's worker. The only browser APIs it needs are Blob, TextDecoder and Web Crypto. */
export class ImportSession implements ImportFile {
  private encoding: FileEncoding = 'utf-8';
  private delimiter: Delimiter = ',';
  private preamble = 0;
  private headerRow = 1;
  private checkNumber = 0;
  private choice: ColumnChoice | undefined;
  private edits: RowEdits = {};
  private header: string[] = [];
  private isClosed = false;
  private isOwnExport = false;
  /** Whether a row of the checked file brings an id. */
  private hasId: HasId = () => false;
  private validRows: AsyncGenerator<ImportRow[]> | undefined;

  constructor(private file: Blob & { name?: string }) {}

  async open({ encoding, delimiter }: FileFormat = {}): Promise<FileOverview> {
    const format = await foreignFormat(this.file);
    const found = format || encoding ? undefined : await detectEncoding(this.file);
    this.encoding = encoding ?? found?.encoding ?? this.encoding;
    const { value: start = '' } = format ? {} : await fileText(this.file, this.encoding).next();
    const foreign = format ?? foreignText(start);
    const firstRows = foreign ? [] : await this.readFirstRows(start, delimiter);
    return {
      encoding: this.encoding,
      encodingQuestion: foreign ? undefined : found?.question,
      delimiter: this.delimiter,
      preamble: this.preamble,
      firstRows,
      headerRow: this.headerRow,
      guess: guessColumns(firstRows),
      foreign,
    };
  }

  private async readFirstRows(start: string, delimiter: Delimiter | undefined): Promise<string[][]> {
    this.preamble = countPreambleLines(withoutDelimiterLine(start));
    const rest = start.split('\n').slice(this.preamble).join('\n');
    this.delimiter = delimiter ?? detectDelimiter(start, rest);
    const rows: string[][] = [];
    this.headerRow = 1;
    for await (const records of this.records()) {
      for (const record of records) {
        if ('fields' in record) rows.push(record.fields);
        else if (rows.length === 0) this.headerRow++;
      }
      if (rows.length >= exampleRows) break;
    }
    return rows.slice(0, exampleRows);
  }

  async check(choice: ColumnChoice, edits: RowEdits, onProgress: (fraction: number) => void): Promise<FileCheck> {
    const checkNumber = ++this.checkNumber;
    this.choice = choice;
    this.edits = edits;
    this.validRows = undefined;
    let reported = 0;
    const check: FileCheck = {
      rows: 0,
      validRows: 0,
      firstRows: [],
      firstRejected: [],
      unknownCodes: 0,
      firstUnknown: [],
      edited: [],
    };
    for await (const { rows, fraction, hasId } of this.validatedRows(choice)) {
      if (checkNumber !== this.checkNumber) throw new DOMException('The columns were changed.', 'AbortError');
      this.hasId = hasId;
      for (const row of rows) this.count(row, check, choice);
      if (fraction < 1 && fraction - reported < progressStep) continue;
      reported = fraction;
      onProgress(fraction);
    }
    return check;
  }

  private count(row: ValidatedRow, check: FileCheck, choice: ColumnChoice): void {
    check.rows++;
    if (check.firstRows.length < shownRows) check.firstRows.push(this.shown(row, choice));
    if (this.edits[row.row]) check.edited.push(this.shown(row, choice));
    const ambiguous = row.problems.find(({ code }) => code === 'ambiguous')?.field;
    if (ambiguous) check.ambiguous ??= cellsOf(row.fields, choice.mapping)[ambiguous];
    if (row.isCodeUnknown) {
      check.unknownCodes++;
      if (check.firstUnknown.length < shownRejected) check.firstUnknown.push(this.shown(row, choice));
    }
    if (row.content) check.validRows++;
    else if (check.firstRejected.length < shownRejected) check.firstRejected.push(this.shown(row, choice));
  }

  async next(): Promise<ImportRow[]> {
    if (this.isClosed) throw new DOMException('The import was closed.', 'AbortError');
    if (!this.choice) throw new Error('Check the file before importing it.');
    this.validRows ??= this.readValidRows(this.choice);
    const { value, done } = await this.validRows.next();
    return done ? [] : value;
  }

  async readFrom(copy: Blob): Promise<void> {
    this.file = copy;
  }

  /**
   * Reads the file again: if all rows are rejected, retaining them would take as much memory as the file. Without ids in the
   * file the list has them: in it, the second of two rows with the same name is the first, and would change that rental.
   */
  async rejectedCsv(refused: RefusedRow[], reasons: ReasonTexts): Promise<Blob> {
    if (!this.choice) throw new Error('Check the file before asking for what was wrong with it.');
    const reasonOf = ({ problems }: ValidatedRow) => problems.map((problem) => reasons[problemKey(problem)]).join('; ');
    const needsIds = this.choice.mapping.id === null;
    const idColumn = (id: string) => (needsIds ? [id] : []);
    const parts: Blob[] = [];
    for await (const { rows } of this.validatedRows(this.choice, needsIds)) {
      const rejected = rows.filter(({ content }) => !content);
      if (rejected.length === 0) continue;
      const lines = rejected.map(async (row) => [
        ...padded(row.fields, this.header.length),
        ...idColumn(await rejectedId(row)),
        String(row.line),
        reasonOf(row),
      ]);
      parts.push(this.csvOf(await Promise.all(lines)));
    }
    const head = this.csvOf([[...this.header, ...idColumn('id'), reasons.line ?? '', reasons.reason ?? '']]);
    const tail = this.csvOf(
      refused.map((row) => [...this.fieldsOf(row), ...idColumn(row.id), String(row.line), row.reason]),
    );
    // With the mark, spreadsheets read the file as UTF-8.
    return new Blob(['\ufeff', head, ...parts, tail], { type: 'text/csv;charset=utf-8' });
  }

  private csvOf(rows: string[][]): Blob {
    if (rows.length === 0) return new Blob([]);
    // Escapes cells as our own export does, so that the list is read back as an export.
    const safe = this.isOwnExport ? rows.map((row) => row.map(escapeFormula)) : rows;
    const escapeFormulae = this.isOwnExport ? false : formulaStart;
    const settings = { delimiter: this.delimiter, escapeFormulae, newline: '\r\n' };
    return new Blob([Papa.unparse(safe, settings), '\r\n']);
  }

  close(): void {
    this.isClosed = true;
    this.checkNumber++;
  }

  /** A refused row in the file's own columns. */
  private fieldsOf(row: RefusedRow): string[] {
    const fields = new Array<string>(this.header.length).fill('');
    for (const field of importFields) {
      const column = this.choice?.mapping[field] ?? null;
      if (column !== null) fields[column] = String(row[field] ?? '');
    }
    return fields;
  }

  private async *records() {
    const reader = new CsvRecords(this.delimiter);
    const own = new OwnExport();
    let isStart = true;
    for await (const text of fileText(this.file, this.encoding)) {
      // Files with ASCII's unit separator between fields have its record separator between rows.
      const lines = this.delimiter === '\x1f' ? text.replaceAll('\x1e', '\n') : text;
      yield own.restore(reader.read(isStart ? withoutLines(withoutDelimiterLine(lines), this.preamble) : lines));
      isStart = false;
    }
    yield own.restore(reader.end());
    this.isOwnExport = own.isOwn;
  }

  /** Every data row with its problems, one chunk of the file at a time. */
  private async *validatedRows(
    choice: ColumnChoice,
    countsOccurrences = false,
  ): AsyncGenerator<{ rows: ValidatedRow[]; fraction: number; hasId: HasId }> {
    let rowCheck: RowCheck | undefined;
    let pieces = 0;
    /** Malformed ones before the first that can be read. */
    const held: CsvRecord[] = [];
    for await (const records of this.records()) {
      pieces++;
      let data = records;
      if (!rowCheck) {
        const first = records.find((record) => 'fields' in record);
        held.push(...records);
        if (!first) continue;
        data = held;
        const { fields } = first;
        this.header = choice.hasHeader ? fields : fields.map((_, index) => String(index + 1));
        const { edits, delimiter } = this;
        const deletedColumn = choice.hasHeader && isExportHead(fields) ? fields.indexOf('_deleted') : undefined;
        const width = fields.length;
        rowCheck = new RowCheck({ choice, edits, delimiter, width, deletedColumn, countsOccurrences });
        if (choice.hasHeader) data = held.filter((record) => record !== first);
      }
      const check = rowCheck.check.bind(rowCheck);
      const hasId = rowCheck.hasId.bind(rowCheck);
      yield { rows: data.map(check), fraction: Math.min(1, (pieces * sliceBytes) / this.file.size), hasId };
    }
  }

  /** The valid rows with their ids, in batches of the size of one call to the cloud. */
  private async *readValidRows(choice: ColumnChoice): AsyncGenerator<ImportRow[]> {
    let batch: ValidatedRow[] = [];
    let bytes = 0;
    const imported = choice.mapping.id === null ? importRows : importRowsBesideIds(this.hasId);
    for await (const { rows } of this.validatedRows(choice, true)) {
      for (const row of rows) {
        if (!row.content) continue;
        const rowBytes = maxRentalBytes(row.content);
        if (batch.length === maxBatchSize || bytes + rowBytes > maxMessageBytes) {
          yield imported(batch);
          batch = [];
          bytes = 0;
        }
        batch.push(row);
        bytes += rowBytes;
      }
    }
    if (batch.length > 0) yield imported(batch);
  }

  private shown({ row, line, fields, problems, isCodeUnknown }: ValidatedRow, choice: ColumnChoice): CheckedRow {
    const isMalformed = problems.some(({ code }) => code === 'InvalidQuotes' || code === 'tooLongRow');
    const isWhole = problems.some(({ field }) => field === undefined);
    if (!isWhole) {
      return { row, line, cells: cellsOf(fields, choice.mapping), problems, ...(isCodeUnknown && { isCodeUnknown }) };
    }
    const text = isMalformed
      ? fields.join('').slice(0, maxShown)
      : Papa.unparse([fields], { delimiter: this.delimiter });
    return { row, line, cells: { text }, problems };
  }
}

function padded(fields: string[], width: number): string[] {
  return fields.length < width ? [...fields, ...new Array<string>(width - fields.length).fill('')] : fields;
}
