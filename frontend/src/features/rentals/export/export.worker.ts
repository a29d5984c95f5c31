import { byteOrderMark } from '../../../lib/csv';
import { csvHead, csvLines, type ExportRow } from './csvText';

/** Rows to add to the file; `end` requests the file, which is the response. */
export type ExportRequest = { rows: ExportRow[] } | { end: true; withByteOrderMark: boolean };

const parts: string[] = [csvHead];

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  if ('rows' in data) {
    parts.push(csvLines(data.rows));
    return;
  }
  if (data.withByteOrderMark) parts.unshift(byteOrderMark);
  postMessage(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
});
