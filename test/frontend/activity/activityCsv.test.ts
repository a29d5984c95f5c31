import { ActivityExport, csvColumns, csvRowOf } from '../../../frontend/src/features/activity/activityCsv';
import { versionAt, versionsAt } from './versions.fixture';

const never = new AbortController().signal;
const ignore = () => {};

test('a row has each field as it became and, where it changed, as it was', () => {
  const version = versionAt(Date.UTC(2026, 10, 23, 6), { source: 'markets.csv', kind: 'import' });
  const row = csvRowOf(version);
  expect(row).toHaveLength(csvColumns.length);
  expect(Object.fromEntries(csvColumns.map((column, index) => [column, row[index]]))).toMatchObject({
    at: '2026-11-23T06:00:00.000Z',
    kind: 'import',
    byName: 'ann@example.nl',
    source: 'markets.csv',
    changed: 'Population',
    Name: `Rental ${version.at}`,
    Population: '2',
    'Population before': '1',
    'Name before': '',
    _deleted: 'false',
  });
});

test('all pages are written, empty ones too, and a cell that a spreadsheet would run is escaped', async () => {
  const pages = [
    { items: [versionAt(3, { after: { Name: '=HYPERLINK("x")' } })], nextToken: 'a' },
    { items: [], nextToken: 'b' },
    { items: versionsAt(2, 1), nextToken: null },
  ];
  const asked: unknown[] = [];
  const counts: number[] = [];
  const file = await new ActivityExport({ person: 'ann' }, async (variables) => {
    asked.push(variables);
    return pages[asked.length - 1] ?? { items: [], nextToken: null };
  }).run((count) => counts.push(count), never);
  expect(asked).toEqual([null, 'a', 'b'].map((nextToken) => ({ person: 'ann', limit: 1000, nextToken })));
  expect(counts).toEqual([1, 1, 3]);
  const text = await textOf(file);
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});

test('after a failure the export continues with the page that failed', async () => {
  let isDown = true;
  const tokens: (string | null | undefined)[] = [];
  const all = new ActivityExport({}, async ({ nextToken }) => {
    tokens.push(nextToken);
    if (nextToken === 'a' && isDown) throw new Error('down');
    return nextToken === 'a' ? { items: versionsAt(1), nextToken: null } : { items: versionsAt(2), nextToken: 'a' };
  });
  await expect(all.run(ignore, never)).rejects.toThrow('down');
  expect(all.count).toBe(1);
  isDown = false;
  const file = await all.run(ignore, never);
  expect(tokens).toEqual([null, 'a', 'a']);
  expect((await textOf(file)).split('\r\n')).toHaveLength(4);
});

test('a cancelled export stops after the page under way', async () => {
  const stopping = new AbortController();
  const running = new ActivityExport({}, async () => {
    stopping.abort();
    return { items: versionsAt(1), nextToken: 'more' };
  }).run(ignore, stopping.signal);
  await expect(running).rejects.toThrow(/abort/i);
});

/** jsdom's blobs have no text(). */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
