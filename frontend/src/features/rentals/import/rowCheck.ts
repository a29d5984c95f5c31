import { type FieldProblem, isProblem } from '../../../../../graphql/field-problem';
import { parsePopulation } from '../../../../../graphql/population';
import {
  type FieldProblemCode,
  limits,
  parseCode,
  parseFlag,
  parseName,
  type RentalValues,
} from '../../../../../graphql/rental';
import { isLonger, isPrintable, trimText } from '../../../../../graphql/rental-text';
import { countryFlag } from '../countryFlag';
import { type ColumnChoice, type ColumnMapping, type ImportField, importFields } from './columns';
import { type CsvRecord, invalidQuotes, readRecord } from './csvRecords';
import { TextCounter } from './textCounter';

/** How a person corrected a row: the text of the whole, then some of its cells. */
export interface RowEdit {
  text?: string;
  cells?: Partial<Record<ImportField, string>>;
}

/** Corrections by the row's number. */
export type RowEdits = Readonly<Record<number, RowEdit>>;

export type ProblemCode =
  | (typeof invalidQuotes)['code']
  | 'tooFewFields'
  | 'tooManyFields'
  | 'tooLongRow'
  | 'deletedInExport'
  | CellProblemCode;

/** A field's problem, or one that only files have. */
type CellProblemCode = 'repeatedId' | 'undecoded' | FieldProblemCode;

/** Why a row cannot be imported. */
export interface RowProblem {
  code: ProblemCode;
  /** The field at fault; absent when it is the row as a whole. */
  field?: ImportField;
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
  content?: RentalValues;
  /** The id the file gives; absent where it gives none. */
  id?: string;
  /** How many earlier rows have the same code and name. */
  occurrence: number;
}

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
    const id = trimText(cellAt(fields, mapping.id));
    const checkedId = id === '' ? id : this.checkId(id);
    const Flag = parseDecoded(cellAt(fields, mapping.Flag), parseFlag);
    const Name = parseDecoded(cellAt(fields, mapping.Name), parseName);
    const Code = parseCode(cellAt(fields, mapping.Code));
    const Population = parsePopulation(cellAt(fields, mapping.Population), thousands);
    // Rows whose only problem is the population count too, so that correcting one does not change the ids after it.
    const isCounted = this.settings.countsOccurrences && !isProblem(Name) && !isProblem(Code);
    const occurrence = isCounted ? this.occurrences.count(Name, letterPair(Code)) : 0;
    const judged: ValidatedRow = { row, line, fields, problems: noProblems, occurrence };
    if (id !== '') judged.id = id;
    if (isProblem(checkedId) || isProblem(Flag) || isProblem(Name) || isProblem(Code) || isProblem(Population)) {
      judged.problems = [
        ...problemIn('id', checkedId),
        ...problemIn('Flag', Flag),
        ...problemIn('Name', Name),
        ...problemIn('Code', Code),
        ...problemIn('Population', Population),
      ];
    } else {
      judged.content = { Flag: Flag || countryFlag(Code), Name, Code, Population };
    }
    return judged;
  }

  private checkId(id: string): string | FieldProblem<CellProblemCode> {
    if (isLonger(id, limits.maxIdLength)) return { code: 'tooLong' };
    if (id.includes(undecoded)) return { code: 'undecoded' };
    if (!isPrintable(id)) return { code: 'unprintable' };
    return this.ids.count(id) > 0 ? { code: 'repeatedId' } : id;
  }
}

const noProblems: RowProblem[] = [];

/** A field as read; empty where no column gives it. */
function cellAt(fields: readonly string[], column: number | null): string {
  return column === null ? '' : (fields[column] ?? '');
}

/** The cells that the mapping gives the fields, without spaces around them; empty where there is none. */
export function cellsOf(fields: readonly string[], mapping: ColumnMapping): Record<ImportField, string> {
  const cells = importFields.map((field) => [field, trimText(cellAt(fields, mapping[field]))]);
  return Object.fromEntries(cells) as Record<ImportField, string>;
}

/** Parses a cell, unless some of its bytes are no letters in the file's encoding. */
const parseDecoded = <Code extends CellProblemCode>(
  cell: string,
  parse: (text: string) => string | FieldProblem<Code>,
): string | FieldProblem<Code | 'undecoded'> => (cell.includes(undecoded) ? { code: 'undecoded' } : parse(cell));

const letterPair = (code: string) => (code.charCodeAt(0) << 16) | code.charCodeAt(1);

function problemIn(field: ImportField, checked: string | number | FieldProblem<CellProblemCode>): RowProblem[] {
  return isProblem(checked) ? [{ field, code: checked.code }] : [];
}
