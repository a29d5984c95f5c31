/** Reads CSV files of any encoding and delimiter, tells which files are none, and writes them. */
export { byteOrderMark, csvLines } from '../export/csvText';
export { escapeFormula, unescapeFormula } from '../export/formulaSafe';
export { type CsvRecord, CsvRecords } from '../import/read/csvRecords';
export { detectDelimiter, withoutDelimiterLine } from '../import/read/delimiter';
export { detectEncoding } from '../import/read/fileEncoding';
export { type FileEncoding, fileText } from '../import/read/fileText';
export { type ForeignFormat, foreignFormat, isBinary } from '../import/read/foreignFormat';
