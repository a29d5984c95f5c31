import { isPrintable, textProblem } from '../../../../../graphql/rental-text';
import { countryFlag } from '../countryFlag';
import { type ColumnChoice, type ColumnMapping, type ImportField, importFields } from './columns';
import { type CsvRecord, invalidQuotes, readRecord } from './csvRecords';
import type { RowEdit, RowEdits } from './importFile';
import { type PopulationProblem, readPopulationCell } from './population';
import { TextCounter } from './textCounter';

export type ProblemCode =
  | (typeof invalidQuotes)['code']
  | 'tooFewFields'
  | 'tooManyFields'
  | 'repeatedId'
  | 'tooLong'
  | 'invalidCode'
  | 'unprintable'
  | 'invisible'
  | 'undecoded'
  | 'tooLongRow'
  | 'deletedInExport'
  | PopulationProblem;

/** Why a row cannot be imported. */
export interface RowProblem {
  code: ProblemCode;
  /** The field at fault; absent when it is the row as a whole. */
  field?: ImportField;
}

/** The rental that a sound row describes. */
export interface RowContent {
  Flag: string;
  Name: string;
  Code: string;
  Population: number;
}

/** A row as read and judged. */
export interface ValidatedRow {
  /** Which data row of the file, from 1; the header does not count. */
  row: number;
  /** Physical line on which it starts, from 1. */
  line: number;
  /** As read; one field with the whole text when the quotes are malformed. */
  fields: string[];
  problems: RowProblem[];
  /** Present when there are no problems. */
  content?: RowContent;
  /** The id the file gives; absent where it gives none. */
  id?: string;
  /** How many earlier rows have the same code and name. */
  occurrence: number;
}

const maxNameLength = 200;
const maxIdLength = 128;
const maxFlagLength = 16;
/** What a decoder puts in the place of bytes that are no letter. */
const undecoded = '\ufffd';

/** How a file is to be read, beyond its text. */
export interface RowCheckSettings {
  readonly choice: ColumnChoice;
  readonly edits: RowEdits;
  readonly delimiter: string;
  /** How many fields the file's first record has. */
  readonly width: number;
  /** Where our own export says whether a rental is deleted; absent in other files. */
  readonly deletedColumn?: number | undefined;
  /** Needed for ids alone, and as dear as all other checks together: false leaves every `occurrence` 0. */
  readonly countsOccurrences: boolean;
}

/** Judges a file's rows one after the other, by the rules of the `batchTest` mutation. */
export class RowCheck {
  private readonly occurrences = new TextCounter();
  private readonly ids = new TextCounter();
  private readonly hasEdits: boolean;
  /** How many fields a row needs for the columns chosen. */
  private readonly needed: number;
  private row = 0;

  constructor(private readonly settings: RowCheckSettings) {
    this.hasEdits = Object.keys(settings.edits).length > 0;
    this.needed = Math.max(...Object.values(settings.choice.mapping).map((column) => (column ?? -1) + 1));
  }

  judge(record: CsvRecord): ValidatedRow {
    const row = ++this.row;
    const edit = this.hasEdits ? this.settings.edits[row] : undefined;
    const read = edit ? this.corrected(record, edit) : record;
    if ('malformed' in read) {
      const problems: RowProblem[] = [{ code: read.isTooLong ? 'tooLongRow' : invalidQuotes.code }];
      return { row, line: read.line, fields: [read.malformed], problems, occurrence: 0 };
    }
    const { line, fields } = read;
    const widthProblem = this.widthProblem(fields);
    if (widthProblem) return { row, line, fields, problems: [widthProblem], occurrence: 0 };
    if (this.isDeleted(fields)) return { row, line, fields, problems: [{ code: 'deletedInExport' }], occurrence: 0 };
    return this.validateFields(row, line, fields);
  }

  private corrected(record: CsvRecord, { text, cells }: RowEdit): CsvRecord {
    const read = text === undefined ? record : readRecord(text, this.settings.delimiter, record.line);
    if ('malformed' in read || !cells) return read;
    const fields = read.fields.slice();
    for (const field of importFields) {
      const column = this.settings.choice.mapping[field];
      const cell = cells[field];
      if (column !== null && cell !== undefined) fields[column] = cell;
    }
    return { line: read.line, fields };
  }

  /** Extra fields may be empty, and fields that no column maps to may be absent. */
  private widthProblem(fields: readonly string[]): RowProblem | undefined {
    const { width } = this.settings;
    if (fields.length > width && fields.slice(width).some((field) => field.trim() !== '')) {
      return { code: 'tooManyFields' };
    }
    return fields.length < this.needed ? { code: 'tooFewFields' } : undefined;
  }

  /** What our own export lists as deleted is there for the record: it is neither brought back nor deleted. */
  private isDeleted(fields: readonly string[]): boolean {
    const { deletedColumn } = this.settings;
    return deletedColumn !== undefined && /^\s*true\s*$/i.test(fields[deletedColumn] ?? '');
  }

  private validateFields(row: number, line: number, fields: string[]): ValidatedRow {
    const { mapping, thousands } = this.settings.choice;
    const id = cellAt(fields, mapping.id);
    const flag = cellAt(fields, mapping.Flag);
    const Name = cellAt(fields, mapping.Name);
    const code = cellAt(fields, mapping.Code);
    const Population = readPopulationCell(cellAt(fields, mapping.Population), thousands);
    const Code = isCapitals(code) ? code : code.toUpperCase();
    const nameProblem = problemOfName(Name);
    const codeProblem = problemOfCode(code);
    const idProblem = id === '' ? undefined : this.problemOfId(id);
    const flagProblem = flag === '' ? undefined : problemOfText(flag, maxFlagLength);
    // Rows that only lack a sound population are counted too, so that mending one does not change the ids after it.
    const isCounted = this.settings.countsOccurrences && !nameProblem && !codeProblem;
    const occurrence = isCounted ? this.occurrences.count(Name, letterPair(Code)) : 0;
    const judged: ValidatedRow = { row, line, fields, problems: noProblems, occurrence };
    if (id !== '') judged.id = id;
    if (nameProblem || codeProblem || idProblem || flagProblem || typeof Population !== 'number') {
      judged.problems = [
        ...problem('id', idProblem),
        ...problem('Flag', flagProblem),
        ...problem('Name', nameProblem),
        ...problem('Code', codeProblem),
        ...problem('Population', typeof Population === 'number' ? undefined : Population),
      ];
    } else {
      judged.content = { Flag: flag || countryFlag(Code), Name, Code, Population };
    }
    return judged;
  }

  private problemOfId(id: string): ProblemCode | undefined {
    if (isLonger(id, maxIdLength)) return 'tooLong';
    if (id.includes(undecoded)) return 'undecoded';
    if (!isPrintable(id)) return 'unprintable';
    return this.ids.count(id) > 0 ? 'repeatedId' : undefined;
  }
}

const noProblems: RowProblem[] = [];

/** A field without spaces around it; empty where no column gives it. */
function cellAt(fields: readonly string[], column: number | null): string {
  const cell = column === null ? '' : (fields[column] ?? '');
  // Most cells have nothing to trim, and seeing that is faster than trimming.
  return isInk(cell.charCodeAt(0)) && isInk(cell.charCodeAt(cell.length - 1)) ? cell : cell.trim();
}

/** True for the printable characters of ASCII. */
const isInk = (unit: number) => unit > 0x20 && unit < 0x7f;

/** The cells that the mapping gives the fields, without spaces around them; empty where there is none. */
export function cellsOf(fields: readonly string[], mapping: ColumnMapping): Record<ImportField, string> {
  const cells = importFields.map((field) => [field, cellAt(fields, mapping[field])]);
  return Object.fromEntries(cells) as Record<ImportField, string>;
}

function problemOfName(name: string): ProblemCode | undefined {
  return name === '' ? 'missing' : problemOfText(name, maxNameLength);
}

function problemOfText(text: string, max: number): ProblemCode | undefined {
  if (isLonger(text, max)) return 'tooLong';
  return text.includes(undecoded) ? 'undecoded' : textProblem(text);
}

const twoLetters = /^[A-Za-z]{2}$/;

/** As most files have their codes; anything else is looked at more closely. */
function isCapitals(code: string): boolean {
  return code.length === 2 && isCapital(code.charCodeAt(0)) && isCapital(code.charCodeAt(1));
}

const isCapital = (unit: number) => unit >= 0x41 && unit <= 0x5a;
const letterPair = (code: string) => (code.charCodeAt(0) << 16) | code.charCodeAt(1);

function problemOfCode(code: string): ProblemCode | undefined {
  if (isCapitals(code)) return undefined;
  if (code === '') return 'missing';
  return twoLetters.test(code) ? undefined : 'invalidCode';
}

function problem(field: ImportField, code: ProblemCode | undefined): RowProblem[] {
  return code ? [{ field, code }] : [];
}

/** Counts code points, as the server does. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}
