import { exportFields } from '../export/csvText';
import { unescapeFormula } from '../export/formulaSafe';
import type { CsvRecord } from './csvRecords';

/**
 * Takes back what our own export did to cells that a spreadsheet would run, so that what was exported is imported as it
 * was. A file is known as ours by its head; in others an apostrophe is part of the cell.
 */
export class OwnExport {
  private found: boolean | undefined;

  /** True once the head of an export was read. A list of rejected rows has two columns more. */
  get isOwn(): boolean {
    return this.found === true;
  }

  /** @param records the file's next ones; the first that can be read is the head */
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

/** True for the column names of our own export. */
export const isExportHead = (fields: readonly string[]) =>
  exportFields.every((name, column) => fields[column] === name);
