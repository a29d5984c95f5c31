import { type ContentField, contentFields, rentalFields } from '../../../../../../graphql/rental';
import { unescapeFormula } from '../../../../lib/csv';
import { exportFields } from '../../export/csvText';
import type { CsvRecord } from './csvRecords';

/**
 * Reverts our own export's escaping of spreadsheet formulas, so that an exported file is imported unchanged. Our files
 * are recognised by their header; in others an apostrophe is part of the cell.
 */
export class OwnExport {
  private found: boolean | undefined;

  /** True once an export's header was read. A list of rejected rows has two more columns. */
  get isOwn(): boolean {
    return this.found === true;
  }

  /** @param records the file's next records; the first readable one is the header */
  restore(records: CsvRecord[]): CsvRecord[] {
    this.found ??= isHeadIn(records);
    if (!this.found) return records;
    return records.map((record) =>
      'fields' in record ? { ...record, fields: record.fields.map(unescapeFormula) } : record,
    );
  }
}

function isHeadIn(records: readonly CsvRecord[]): boolean | undefined {
  const head = records.find((record) => 'fields' in record);
  return head && isExportHead(head.fields);
}

/** True for the column names of our own export, also of one from before an optional field was added. */
export function isExportHead(fields: readonly string[]): boolean {
  const expected = exportFields.filter((name) => !optionalFields.has(name) || fields.includes(name));
  return expected.every((name, column) => fields[column] === name);
}

const optionalFields: ReadonlySet<string> = new Set<ContentField>(
  contentFields.filter((field) => !rentalFields[field].isRequired),
);
