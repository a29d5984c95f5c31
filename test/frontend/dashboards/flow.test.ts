import { flowOf, latestDeleted, stepsOf } from '../../../frontend/src/features/dashboards/amsterdam/flow';
import { statusOf } from '../../../frontend/src/features/dashboards/amsterdam/HistoryRow';
import { healthOf } from '../../../frontend/src/features/dashboards/amsterdam/health';
import { tallyOf } from '../../../frontend/src/features/rentals/import/importTally';
import { defaultShardCount } from '../../../graphql/sharding';
import { rental } from '../rentals/rental.fixture';

const now = new Date(2026, 10, 20, 14, 30).getTime();
const hour = 60 * 60_000;
const written = (hoursAgo: number, change: object = {}) => {
  const at = now - hoursAgo * hour;
  return rental({
    createdAt: new Date(at).toISOString(),
    updatedAt: new Date(at).toISOString(),
    _lastChangedAt: at,
    ...change,
  });
};

describe('the flow of rentals', () => {
  it('counts existing, deleted, and recently added and changed rentals', () => {
    const rentals = [
      written(1),
      written(200),
      written(200, { _lastChangedAt: now - 2 * hour, _version: 2 }),
      written(3, { _deleted: true, _version: 2 }),
    ];
    expect(flowOf(rentals, now)).toEqual({
      inUse: 3,
      deleted: 1,
      added: { count: 2, byDay: [0, 0, 0, 0, 0, 0, 2], before: 2 },
      changed: { count: 2, byDay: [0, 0, 0, 0, 0, 0, 2], deleted: 1 },
      latest: now - hour,
    });
    const none = [0, 0, 0, 0, 0, 0, 0];
    expect(flowOf([], now)).toEqual({
      inUse: 0,
      deleted: 0,
      added: { count: 0, byDay: none, before: 0 },
      changed: { count: 0, byDay: none, deleted: 0 },
      latest: null,
    });
  });

  it('counts additions by their day, the latest last, and those of the week before', () => {
    const day = 24;
    const { added } = flowOf(
      [written(1), written(6.5 * day), written(8 * day), written(13 * day), written(15 * day)],
      now,
    );
    expect(added).toEqual({ count: 2, byDay: [1, 0, 0, 0, 0, 0, 1], before: 2 });
  });

  it('counts each rental in its hour or day, changes separately from additions', () => {
    const rentals = [
      written(0.1),
      written(1),
      written(30, { _version: 3, _lastChangedAt: now - 2 * hour }),
      written(24 * 40),
    ];
    const hours = stepsOf(rentals, 'day', now);
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toEqual({ start: new Date(2026, 10, 20, 14).getTime(), added: 1, changed: 0 });
    expect(hours.at(-2)).toMatchObject({ added: 1 });
    expect(hours.at(-3)).toMatchObject({ added: 0, changed: 1 });
    const days = stepsOf(rentals, 'week', now);
    expect(days.map(({ added, changed }) => [added, changed])).toEqual([...Array(5).fill([0, 0]), [1, 0], [2, 1]]);
    expect(stepsOf(rentals, 'month', now)).toHaveLength(30);
  });

  it('lists tombstones, the latest first', () => {
    const rentals = [
      written(3, { id: 'a', _deleted: true }),
      written(1, { id: 'b' }),
      written(2, { id: 'c', _deleted: true }),
      written(9, { id: 'd', _deleted: true }),
    ];
    expect(latestDeleted(rentals, 2).map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('the state of synchronisation', () => {
  const all = Object.fromEntries(Array.from({ length: defaultShardCount }, (_, shard) => [shard, 1000 + shard]));

  it('is certain up to the checkpoint of the slowest shard', () => {
    const health = healthOf({ error: null, loading: false, connection: 'connected', checkpoints: all });
    expect(health).toEqual({ state: 'live', certainUntil: 1000 });
  });

  it('is unknown before each shard was read', () => {
    expect(healthOf({ error: null, loading: true, connection: null, checkpoints: { 0: 1000 } })).toEqual({
      state: 'loading',
      certainUntil: null,
    });
  });

  it.each([
    ['failed', { error: 'network' as const, loading: false, connection: 'connected' as const }],
    ['interrupted', { error: null, loading: false, connection: 'interrupted' as const }],
  ])('says %s', (state, now) => {
    expect(healthOf({ ...now, checkpoints: all }).state).toBe(state);
  });
});

describe('an import in the history', () => {
  const imported = { end: 'done' as const, rows: 3, validRows: 3, tally: tallyOf({ inserted: 3 }) };
  const undone = (conflicts: number) => ({
    endedAt: 1,
    end: 'done' as const,
    tally: tallyOf({ inserted: 3 - conflicts, conflicts }),
    refused: [],
  });

  it.each([
    ['done', {}],
    ['doneInPart', { validRows: 2 }],
    ['doneInPart', { tally: tallyOf({ inserted: 2, conflicts: 1 }) }],
    ['stopped', { end: 'stopped' as const }],
    ['failed', { end: 'failed' as const }],
    ['undone', { undo: undone(0) }],
    ['undoneInPart', { undo: undone(1) }],
  ])('is %s', (status, change) => {
    expect(statusOf({ ...imported, ...change } as never)).toBe(status);
  });
});
