import type { Notification } from '../../../frontend/src/features/notifications/notificationsSlice';
import {
  type NoticeGroup,
  popsUp,
  popUpsSetting,
  restorePopUps,
  toastTime,
} from '../../../frontend/src/features/notifications/popUps';

const defaultPopUps = popUpsSetting.initial();
const noticeGroups = ['results', 'others', 'warnings'] as const;

type Told = Pick<Notification, 'kind' | 'topic' | 'byOthers'>;
const told = (kind: Told['kind'], changes: Partial<Told> = {}): Told => ({
  kind,
  topic: null,
  byOthers: false,
  ...changes,
});

const notices: Readonly<Record<NoticeGroup, readonly Told[]>> = {
  results: [told('success'), told('info')],
  others: [told('info', { byOthers: true }), told('warning', { byOthers: true })],
  warnings: [told('warning')],
};

test('by default, everything pops up', () => {
  for (const one of Object.values(notices).flat()) expect(popsUp(one, defaultPopUps)).toBe(true);
});

test.each(noticeGroups)('who does not want “%s” to pop up sees the others', (group) => {
  for (const other of noticeGroups) {
    for (const one of notices[other]) {
      expect([one, popsUp(one, { ...defaultPopUps, [group]: false })]).toEqual([one, other !== group]);
    }
  }
});

test('a problem and an ended session pop up whatever is chosen', () => {
  const none = { ...defaultPopUps, results: false, others: false, warnings: false };
  expect(popsUp(told('danger'), none)).toBe(true);
  expect(popsUp(told('danger', { byOthers: true }), none)).toBe(true);
  expect(popsUp(told('warning', { topic: 'session' }), none)).toBe(true);
  expect(popsUp(told('warning'), none)).toBe(false);
});

describe('the time of a message', () => {
  test('is longer for a longer text', () => {
    expect(toastTime('info', 'Saved', false, 'normal')).toBe(4250);
    expect(toastTime('info', 'x'.repeat(100), false, 'normal')).toBe(9000);
  });

  test('is enough to use its action', () => {
    expect(toastTime('success', 'Note deleted', true, 'normal')).toBe(10_000);
  });

  test('has no end for a problem', () => {
    expect(toastTime('danger', 'Not saved', false, 'normal')).toBeNull();
  });

  test('can be three times as long, or without an end', () => {
    expect(toastTime('info', 'Saved', false, 'long')).toBe(3 * 4250);
    expect(toastTime('info', 'Note deleted', true, 'long')).toBe(30_000);
    expect(toastTime('info', 'Saved', false, 'untilClosed')).toBeNull();
  });
});

describe('stored choices', () => {
  beforeEach(() => localStorage.clear());

  test('of the former choice between all and problems stay in force', () => {
    expect(restorePopUps('all')).toEqual(defaultPopUps);
    expect(restorePopUps('problems')).toEqual({ ...defaultPopUps, results: false });
  });

  test('that are damaged or missing count as the default, one by one', () => {
    for (const damaged of [undefined, null, 3, [], 'often', { results: 0, time: 'ever' }]) {
      expect(restorePopUps(damaged)).toEqual(defaultPopUps);
    }
    expect(restorePopUps({ warnings: false, time: 'long', more: true })).toEqual({
      ...defaultPopUps,
      warnings: false,
      time: 'long',
    });
  });

  test('are the same object until they change, here or in another tab', () => {
    const first = popUpsSetting.read();
    expect(popUpsSetting.read()).toBe(first);
    popUpsSetting.write({ ...first, others: false });
    expect(popUpsSetting.read()).toEqual({ ...defaultPopUps, others: false });
    expect(popUpsSetting.read()).toBe(popUpsSetting.read());
    localStorage.setItem('polder.popUps', JSON.stringify({ version: 1, value: { time: 'long' } }));
    expect(popUpsSetting.read()).toEqual({ ...defaultPopUps, time: 'long' });
  });
});
