import { type FieldProblem, isProblem } from '../../../../../../graphql/field-problem';
import { contentOfValues } from '../../../../../../graphql/generated/rental-content';
import {
  type ContentField,
  contentFields,
  type FieldProblemCode,
  fieldOf,
  limits,
  type RentalValues,
  type RequiredField,
} from '../../../../../../graphql/rental';
import { isLonger, isPrintable, trimText } from '../../../../../../graphql/rental-text';
import { countryFlag, isCountryCode } from '../../fields/countryFlag';
import { type ColumnChoice, type ColumnMapping, type ImportField, importFields } from './columns';
import { type CsvRecord, invalidQuotes, readRecord } from './csvRecords';
import { TextCounter } from './textCounter';

/** A user's corrections of a row: the whole text, then individual cells. */
export interface RowEdit {
  text?: string;
  cells?: Partial<Record<ImportField, string>>;
}

/** Corrections by row number. */
export type RowEdits = Readonly<Record<number, RowEdit>>;

export type ProblemCode =
  | (typeof invalidQuotes)['code']
  | 'tooFewFields'
  | 'tooManyFields'
  | 'tooLongRow'
  | 'deletedInExport'
  | CellProblemCode;

/** A field's problem, or one that only occurs in files. */
type CellProblemCode = 'repeatedId' | 'undecoded' | FieldProblemCode;

/** Why a row cannot be imported. */
export interface RowProblem {
  code: ProblemCode;
  /** The field at fault; absent if it is the whole row. */
  field?: ImportField;
}

/** A row's values. A field that the file has no column for is absent, and keeps its value; a flag follows from the code. */
export type ImportedValues = Pick<RentalValues, 'Flag' | RequiredField> & Partial<RentalValues>;

/** A row with its check result. */
export interface ValidatedRow {
  /** The number of the data row, from 1, not counting the header. */
  row: number;
  /** Physical line on which it starts, from 1. */
  line: number;
  /** As read; one field with the whole text if the quotes are malformed. */
  fields: string[];
  problems: RowProblem[];
  /** Present if there are no problems. */
  content?: ImportedValues;
  /** The id in the file, if any. */
  id?: string;
  /** Of a row whose problems are elsewhere; only where occurrences are counted. */
  nameAndCode?: Pick<RentalValues, 'Name' | 'Code'>;
  /** True for a valid row whose code no country has. */
  isCodeUnknown?: true;
  /** The number of earlier rows with the same code and name. */
  occurrence: number;
}

/** The decoder's replacement for invalid bytes. */
const undecoded = '\ufffd';

/** Settings for checking a file's rows. */
export interface RowCheckSettings {
  readonly choice: ColumnChoice;
  readonly edits: RowEdits;
  readonly delimiter: string;
  /** The number of fields in the file's first record. */
  readonly width: number;
  /** The column of our own export that tells whether a rental is deleted; absent in other files. */
  readonly deletedColumn?: number | undefined;
  /** Needed for ids only, and as expensive as all other checks together: false leaves every `occurrence` 0. */
  readonly countsOccurrences: boolean;
}

/** Checks a file's rows in order, by the rules of the `batchTest` mutation. */
export class RowCheck {
  private readonly occurrences = new TextCounter();
  private readonly ids = new TextCounter();
  private readonly hasEdits: boolean;
  /** The number of fields that the chosen columns require. */
  private readonly needed: number;
  private row = 0;
  private readonly checks: readonly FieldCheck[];

  constructor(private readonly settings: RowCheckSettings) {
    this.hasEdits = Object.keys(settings.edits).length > 0;
    this.needed = Math.max(...Object.values(settings.choice.mapping).map((column) => (column ?? -1) + 1));
    this.checks = contentFields.map((field) => checkOf(field, settings.choice));
  }

  /** Whether a row that was checked brings this id. */
  hasId(id: string): boolean {
    return this.ids.has(id);
  }

  check(record: CsvRecord): ValidatedRow {
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

  /** Extra fields may be empty, and unmapped fields may be absent. */
  private widthProblem(fields: readonly string[]): RowProblem | undefined {
    const { width } = this.settings;
    if (fields.length > width && fields.slice(width).some((field) => field.trim() !== '')) {
      return { code: 'tooManyFields' };
    }
    return fields.length < this.needed ? { code: 'tooFewFields' } : undefined;
  }

  /** Rows marked as deleted in our own export are informational: they are neither restored nor deleted. */
  private isDeleted(fields: readonly string[]): boolean {
    const { deletedColumn } = this.settings;
    return deletedColumn !== undefined && /^\s*true\s*$/i.test(fields[deletedColumn] ?? '');
  }

  private validateFields(row: number, line: number, fields: string[]): ValidatedRow {
    const id = trimText(cellAt(fields, this.settings.choice.mapping.id));
    const checkedId = id === '' ? id : this.checkId(id);
    const { thousands } = this.settings.choice;
    const { checks } = this;
    const values = new Array<ReturnType<FieldCheck['parse']> | undefined>(checks.length);
    let isFaulty = isProblem(checkedId);
    for (let index = 0; index < checks.length; index++) {
      const { column, parse, isAbsent } = checks[index] as FieldCheck;
      if (isAbsent) continue;
      const value = parse(cellAt(fields, column), thousands);
      if (isProblem(value)) isFaulty = true;
      values[index] = value;
    }
    const content = contentOfValues(values) as ImportedValues;
    // Rows whose only problem is in another field count too, so that correcting one does not change later ids.
    const isCounted = this.settings.countsOccurrences && !isProblem(content.Name) && !isProblem(content.Code);
    const occurrence = isCounted ? this.occurrences.count(content.Name, letterPair(content.Code)) : 0;
    const checked: ValidatedRow = { row, line, fields, problems: noProblems, occurrence };
    if (id !== '') checked.id = id;
    if (isFaulty) {
      if (isCounted) checked.nameAndCode = { Name: content.Name, Code: content.Code };
      checked.problems = [
        ...problemIn('id', checkedId),
        ...this.checks.flatMap(({ field }, index) => problemIn(field, values[index] ?? '')),
      ];
    } else {
      content.Flag ||= countryFlag(content.Code);
      checked.content = content;
      if (!isCountryCode(content.Code)) checked.isCodeUnknown = true;
    }
    return checked;
  }

  private checkId(id: string): string | FieldProblem<CellProblemCode> {
    if (isLonger(id, limits.maxIdLength)) return { code: 'tooLong' };
    if (id.includes(undecoded)) return { code: 'undecoded' };
    if (!isPrintable(id)) return { code: 'unprintable' };
    return this.ids.count(id) > 0 ? { code: 'repeatedId' } : id;
  }
}

const noProblems: RowProblem[] = [];

/** A field as read; empty without a column. */
function cellAt(fields: readonly string[], column: number | null): string {
  return column === null ? '' : (fields[column] ?? '');
}

/** The trimmed cells of the mapped fields; empty if there is none. */
export function cellsOf(fields: readonly string[], mapping: ColumnMapping): Record<ImportField, string> {
  const cells = importFields.map((field) => [field, trimText(cellAt(fields, mapping[field]))]);
  return Object.fromEntries(cells) as Record<ImportField, string>;
}

/** How the cells of a field are checked. */
interface FieldCheck {
  readonly field: ContentField;
  readonly column: number | null;
  /** True where the file has no column for a field that a rental may lack. */
  readonly isAbsent: boolean;
  readonly parse: ReturnType<typeof fieldOf>['parse'];
}

function checkOf(field: ContentField, { mapping }: ColumnChoice): FieldCheck {
  const { kind, max, isRequired, parse } = fieldOf(field);
  const column = mapping[field];
  // A byte that could not be decoded is a problem of its own in a text; elsewhere it is no valid value.
  const parseText: FieldCheck['parse'] = (cell) => (cell.includes(undecoded) ? undecodedCell : parse(cell));
  const parseCell = kind !== 'text' ? parse : max > maxRepeated ? parseText : cached(parseText);
  return { field, column, isAbsent: column === null && !isRequired, parse: parseCell };
}

/** Texts up to this length, such as flags, repeat in a file: each is checked once. In code points. */
const maxRepeated = 16;
const maxCached = 1000;

/** The parser with the results of the first cells in a cache. */
function cached(parse: FieldCheck['parse']): FieldCheck['parse'] {
  const known = new Map<string, ReturnType<FieldCheck['parse']>>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const parsed = parse(cell);
    if (known.size < maxCached) known.set(cell, parsed);
    return parsed;
  };
}

const undecodedCell: FieldProblem<CellProblemCode> = { code: 'undecoded' };

const letterPair = (code: string) => (code.charCodeAt(0) << 16) | code.charCodeAt(1);

function problemIn(field: ImportField, checked: string | number | FieldProblem): RowProblem[] {
  return isProblem(checked) ? [{ field, code: checked.code as CellProblemCode }] : [];
}
