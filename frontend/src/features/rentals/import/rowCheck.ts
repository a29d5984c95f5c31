import { Occurrences } from '../../../../../graphql/rental-id';
import { countryFlag } from '../countryFlag';
import { type ColumnChoice, type ColumnMapping, type ImportField, importFields } from './columns';
import { type CsvRecord, invalidQuotes } from './csvRecords';
import { type PopulationProblem, readPopulationCell } from './population';

export type ProblemCode =
  | (typeof invalidQuotes)['code']
  | 'tooFewFields'
  | 'tooManyFields'
  | 'repeatedId'
  | 'tooLong'
  | 'invalidCode'
  | 'unprintable'
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
export interface JudgedRow {
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

const longestName = 200;
const longestId = 128;
const longestFlag = 16;
const unprintable = /[\p{Cc}\p{Cs}]/u;

/** Judges a file's rows one after the other, by the rules of the `batchTest` mutation. */
export class RowCheck {
  private readonly occurrences = new Occurrences();
  private readonly seenIds = new Set<string>();
  private row = 0;

  /** @param width how many fields the file's first record has */
  constructor(
    private readonly choice: ColumnChoice,
    private readonly width: number,
  ) {}

  judge(record: CsvRecord): JudgedRow {
    const row = ++this.row;
    if ('malformed' in record) {
      const problems = [{ code: invalidQuotes.code }];
      return { row, line: record.line, fields: [record.malformed], problems, occurrence: 0 };
    }
    const { line, fields } = record;
    const widthProblem = this.widthProblem(fields);
    if (widthProblem) return { row, line, fields, problems: [widthProblem], occurrence: 0 };
    return { row, line, fields, ...this.judgeCells(cellsOf(fields, this.choice.mapping)) };
  }

  /** Extra fields may be empty, and fields that no column maps to may be absent. */
  private widthProblem(fields: readonly string[]): RowProblem | undefined {
    if (fields.slice(this.width).some((field) => field.trim() !== '')) return { code: 'tooManyFields' };
    const needed = Math.max(...Object.values(this.choice.mapping).map((column) => (column ?? -1) + 1));
    return fields.length < needed ? { code: 'tooFewFields' } : undefined;
  }

  private judgeCells(
    cells: Record<ImportField, string>,
  ): Pick<JudgedRow, 'problems' | 'content' | 'id' | 'occurrence'> {
    const Population = readPopulationCell(cells.Population, this.choice.thousands);
    const codeProblems = codeProblem(cells.Code);
    const Code = cells.Code.toUpperCase();
    const nameProblems = nameProblem(cells.Name);
    const problems = [
      ...this.idProblem(cells.id),
      ...(isLonger(cells.Flag, longestFlag) ? [problem('Flag', 'tooLong')] : []),
      ...nameProblems,
      ...codeProblems,
      ...(typeof Population === 'number' ? [] : [problem('Population', Population)]),
    ];
    // Rows that only lack a sound population are counted too, so that mending one does not change the ids after it.
    const isCounted = codeProblems.length === 0 && nameProblems.length === 0;
    const occurrence = isCounted ? this.occurrences.next(Code, cells.Name) : 0;
    const id = cells.id === '' ? {} : { id: cells.id };
    if (problems.length > 0 || typeof Population !== 'number') return { problems, occurrence, ...id };
    const Flag = cells.Flag || countryFlag(Code);
    return { problems, occurrence, ...id, content: { Flag, Name: cells.Name, Code, Population } };
  }

  private idProblem(id: string): RowProblem[] {
    if (id === '') return [];
    if (isLonger(id, longestId)) return [problem('id', 'tooLong')];
    if (unprintable.test(id)) return [problem('id', 'unprintable')];
    if (this.seenIds.has(id)) return [problem('id', 'repeatedId')];
    this.seenIds.add(id);
    return [];
  }
}

/** The cells that the mapping gives the fields, without spaces around them; empty where there is none. */
export function cellsOf(fields: readonly string[], mapping: ColumnMapping): Record<ImportField, string> {
  const cellOf = (field: ImportField) => (fields[mapping[field] ?? -1] ?? '').trim();
  return Object.fromEntries(importFields.map((field) => [field, cellOf(field)])) as Record<ImportField, string>;
}

function nameProblem(name: string): RowProblem[] {
  if (name === '') return [problem('Name', 'missing')];
  return isLonger(name, longestName) ? [problem('Name', 'tooLong')] : [];
}

function codeProblem(code: string): RowProblem[] {
  if (code === '') return [problem('Code', 'missing')];
  return /^[A-Za-z]{2}$/.test(code) ? [] : [problem('Code', 'invalidCode')];
}

function problem(field: ImportField, code: ProblemCode): RowProblem {
  return { field, code };
}

/** Counts code points, as the server does. */
function isLonger(text: string, most: number): boolean {
  return text.length > most && [...text].length > most;
}
