/** Reads CSV files of any encoding and delimiter, tells which files are none, and writes them. */
export { csvLines } from '../export/csvText';
export { type CsvRecord, CsvRecords } from '../import/read/csvRecords';
export { detectDelimiter, withoutDelimiterLine } from '../import/read/delimiter';
export { detectEncoding } from '../import/read/fileEncoding';
export { type FileEncoding, fileText } from '../import/read/fileText';
export { type ForeignFormat, foreignFormat, isBinary } from '../import/read/foreignFormat';
