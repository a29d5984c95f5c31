/** One account in several browsers: whose choice of a setting stays. */

import type { FollowedSetting } from '../../../frontend/src/features/account-settings/followedSettings';
import { followSettings, type SettingsApi } from '../../../frontend/src/features/account-settings/followSettings';
import { readRecord } from '../../../frontend/src/features/account-settings/settingRecords';
import type { Setting, SettingName } from '../../../graphql/generated/schema';

const sub = 'ann';

/** As the cloud keeps settings: the latest choice, by its clock less the age. */
function fakeCloud() {
  const kept = new Map<SettingName, Setting>();
  const listeners = new Set<(setting: Setting) => void>();
  const calls: string[] = [];
  let isReachable = true;
  const put = (name: SettingName, value: string, changedAt = Date.now()) => {
    const current = kept.get(name);
    if (current && current.changedAt > changedAt) return null;
    const setting: Setting = { sub, name, value, changedAt };
    kept.set(name, setting);
    for (const listener of listeners) listener(setting);
    return setting;
  };
  const answered = async () => {
    await Promise.resolve();
    if (!isReachable) throw new Error('No network');
  };
  const api: SettingsApi = {
    async mySettings() {
      await answered();
      calls.push('read');
      return [...kept.values()];
    },
    async saveMySetting({ name, value, age }) {
      await answered();
      calls.push(`${name} ${value}`);
      if (value === '"refused"') throw { errors: [{ errorType: 'SettingTooLarge' }] };
      return put(name, value, Date.now() - age);
    },
    subscribeToSettings(_sub, onSetting) {
      listeners.add(onSetting);
      return () => void listeners.delete(onSetting);
    },
    isRefusedForGood: (error) => 'errors' in (error as object),
  };
  return {
    api,
    calls,
    put,
    value: (name: SettingName) => kept.get(name)?.value,
    reach: (isIt: boolean) => {
      isReachable = isIt;
      if (isIt) window.dispatchEvent(new Event('online'));
    },
  };
}

/** A setting in memory. */
function setting(name: SettingName, initial: string | null = null) {
  let value = initial;
  const watchers = new Set<() => void>();
  const choose = (chosen: string) => {
    value = chosen;
    for (const watcher of watchers) watcher();
  };
  const followed: FollowedSetting = {
    name,
    ofBrowser: true,
    read: () => value,
    isChosen: () => value !== null,
    apply: (applied) => {
      if (applied === 'unknown') throw new Error('not of this version');
      choose(JSON.stringify(applied));
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  return { followed, choose, value: () => value };
}

const stops: (() => void)[] = [];
/** @param mayGive whether this browser's look is not another account's; it is this account's once its settings are read */
function follow(cloud: ReturnType<typeof fakeCloud>, settings: FollowedSetting[], mayGive = true) {
  let isOwnLook = mayGive;
  const refused: SettingName[] = [];
  const stop = followSettings({
    sub,
    settings,
    loadApi: async () => cloud.api,
    mayGive: () => isOwnLook,
    onRead: () => {
      isOwnLook = true;
    },
    onRefused: (name) => refused.push(name),
  });
  stops.push(stop);
  return { stop, refused };
}
const settled = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the first time that an account is in a browser', () => {
  test('the account gets what a person chose here, and no defaults', async () => {
    const cloud = fakeCloud();
    follow(cloud, [setting('theme', '"dark"').followed, setting('density').followed]);
    await settled();
    expect(cloud.calls).toEqual(['read', 'theme "dark"']);
  });

  test('the account’s settings replace those that a guest chose in this browser', async () => {
    const cloud = fakeCloud();
    cloud.put('theme', '"light"', 1_000);
    const theme = setting('theme', '"dark"');
    follow(cloud, [theme.followed]);
    await settled();
    expect([theme.value(), cloud.value('theme')]).toEqual(['"light"', '"light"']);
    expect(cloud.calls).toEqual(['read']);
  });

  test('an account does not get the look of another one, but its own entries', async () => {
    const cloud = fakeCloud();
    const views = { ...setting('views', '[]').followed, ofBrowser: false };
    follow(cloud, [setting('theme', '"dark"').followed, views], false);
    await settled();
    expect(cloud.calls).toEqual(['read', 'views []']);

    // After an interruption they are read again.
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(cloud.calls).toEqual(['read', 'views []', 'read']);
  });
});

describe('an account that was in a browser before another one', () => {
  test('gets its own look back', async () => {
    const cloud = fakeCloud();
    cloud.put('theme', '"light"');
    const theme = setting('theme', '"light"');
    follow(cloud, [theme.followed]).stop();
    await settled();
    theme.choose('"dark"');
    follow(cloud, [theme.followed], false);
    await settled();
    expect([theme.value(), cloud.value('theme')]).toEqual(['"light"', '"light"']);
  });

  test('saves what it chooses before its settings could be read, also after a reload', async () => {
    const cloud = fakeCloud();
    const theme = setting('theme', '"dark"');
    cloud.reach(false);
    const { stop } = follow(cloud, [theme.followed], false);
    theme.choose('"light"');
    await settled();
    stop();
    cloud.reach(true);
    follow(cloud, [theme.followed], false);
    await settled();
    expect([theme.value(), cloud.value('theme')]).toEqual(['"light"', '"light"']);
  });
});

test('a change appears in another browser, and is saved once for several in a row', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme');
  follow(cloud, [theme.followed]);
  await settled();
  cloud.put('theme', '"light"');
  await settled();
  expect(theme.value()).toBe('"light"');

  theme.choose('"dark"');
  theme.choose('"light"');
  theme.choose('"system"');
  await settled();
  expect(cloud.calls).toEqual(['read', 'theme "system"']);
  expect(readRecord(sub, 'theme')?.chosenAt).toBeUndefined();
});

test('a choice without a network is saved later, also after a reload, and with its age', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme', '"light"');
  const { stop } = follow(cloud, [theme.followed]);
  await settled();
  cloud.reach(false);
  theme.choose('"dark"');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(cloud.value('theme')).toBe('"light"');
  stop();

  // A minute later another browser chooses.
  cloud.put('theme', '"system"');
  await jest.advanceTimersByTimeAsync(60_000);
  follow(cloud, [theme.followed]);
  cloud.reach(true);
  await settled();
  expect([theme.value(), cloud.value('theme')]).toEqual(['"system"', '"system"']);
});

test('an older choice of another browser does not replace one that waits', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme', '"light"');
  follow(cloud, [theme.followed]);
  await settled();
  cloud.reach(false);
  theme.choose('"dark"');
  await settled();
  cloud.put('theme', '"system"', Date.now() - 5_000);
  cloud.reach(true);
  await settled();
  expect([theme.value(), cloud.value('theme')]).toEqual(['"dark"', '"dark"']);
});

test('a choice counts from when it was made, and not from when it is saved', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme');
  follow(cloud, [theme.followed]);
  await settled();
  theme.choose('"dark"');
  await jest.advanceTimersByTimeAsync(200);
  cloud.put('theme', '"light"');
  await settled();
  expect([cloud.value('theme'), theme.value()]).toEqual(['"light"', '"light"']);
});

test('what changed while nothing followed it is found at the next start', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme', '"light"');
  const { stop } = follow(cloud, [theme.followed]);
  await settled();
  stop();
  theme.choose('"dark"');
  follow(cloud, [theme.followed]);
  await settled();
  expect(cloud.value('theme')).toBe('"dark"');
});

test('a choice during the saving of another is saved too', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme', '"light"');
  follow(cloud, [theme.followed]);
  await settled();
  const save = cloud.api.saveMySetting;
  cloud.api.saveMySetting = async (given) => {
    const saved = await save(given);
    if (given.value === '"dark"') theme.choose('"system"');
    return saved;
  };
  theme.choose('"dark"');
  await settled();
  expect([theme.value(), cloud.value('theme')]).toEqual(['"system"', '"system"']);
});

test('a value that the account does not take is said once and stays in the browser', async () => {
  const cloud = fakeCloud();
  const theme = setting('theme', '"light"');
  const { refused } = follow(cloud, [theme.followed]);
  await settled();
  theme.choose('"refused"');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(refused).toEqual(['theme']);
  expect(theme.value()).toBe('"refused"');
  expect(cloud.calls.filter((call) => call.startsWith('theme "refused"'))).toHaveLength(1);
});

test('a value of another version is left alone', async () => {
  const cloud = fakeCloud();
  cloud.put('theme', '"unknown"');
  const theme = setting('theme', '"light"');
  follow(cloud, [theme.followed]);
  await settled();
  expect([theme.value(), cloud.value('theme')]).toEqual(['"light"', '"unknown"']);
  theme.choose('"dark"');
  await settled();
  expect(cloud.value('theme')).toBe('"dark"');
});
