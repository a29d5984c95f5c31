import type { MutationSaveMySettingArgs, Setting, SettingName } from '../../../../graphql/generated/schema';
import type { FollowedSetting } from './followedSettings';
import { printOf, readRecord, type SettingRecord, writeRecord } from './settingRecords';

export interface SettingsApi {
  mySettings(): Promise<Setting[]>;
  saveMySetting(setting: MutationSaveMySettingArgs): Promise<Setting | null>;
  subscribeToSettings(sub: string, onSetting: (setting: Setting) => void, onStarted: () => void): () => void;
  isRefusedForGood(error: unknown): boolean;
}

export interface FollowOptions {
  readonly sub: string;
  readonly settings: readonly FollowedSetting[];
  readonly loadApi: () => Promise<SettingsApi>;
  /** Whether the look and the language of this browser may become the account's, where the account has none. */
  readonly mayGive: () => boolean;
  /** The account's settings have been read. */
  readonly onRead: () => void;
  /** The account does not take a value, for instance because it is too long. */
  readonly onRefused: (name: SettingName) => void;
}

/** Several changes in a row are saved once; in milliseconds. */
const settle = 400;
const firstPause = 5_000;
const maxPause = 300_000;
/** GraphQL's largest Int: 24 days. */
const maxAge = 2 ** 31 - 1;

/**
 * Synchronises the settings of this browser with those of the account. The latest choice of each setting wins, in
 * whichever browser it was made (docs/decisions/own-account.md).
 * @returns a function that stops it
 */
export function followSettings(options: FollowOptions): () => void {
  const { sub, settings, loadApi, mayGive, onRead, onRefused } = options;
  /** Of settings that wait to be saved: what others saved meanwhile. */
  const held = new Map<SettingName, Setting>();
  const applying = new Set<SettingName>();
  /** What was given to an account that had nothing, once. */
  const given = new Set<SettingName>();
  const stops: (() => void)[] = [];
  let isStopped = false;
  let isRunning = false;
  let mustPull = true;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const recordOf = ({ name, read }: FollowedSetting): SettingRecord =>
    readRecord(sub, name) ?? { print: printOf(read()), savedAt: 0 };
  const isWaiting = (setting: FollowedSetting) => recordOf(setting).chosenAt !== undefined;

  /** Notes which settings the person has chosen since they were last seen. */
  const notice = (): void => {
    for (const setting of settings) {
      const { name } = setting;
      const record = recordOf(setting);
      const print = printOf(setting.read());
      if (applying.has(name)) continue;
      if (print !== record.print) writeRecord(sub, name, { ...record, print, chosenAt: Date.now() });
      else if (!readRecord(sub, name)) writeRecord(sub, name, record);
    }
  };

  const receive = async (found: Setting): Promise<void> => {
    const setting = settings.find(({ name }) => name === found.name);
    if (!setting || isStopped) return;
    notice();
    const { name } = setting;
    if (found.changedAt <= recordOf(setting).savedAt) return;
    if (isWaiting(setting)) {
      // The answer to what is being saved says which of the two stays.
      if (found.changedAt > (held.get(name)?.changedAt ?? 0)) held.set(name, found);
      return;
    }
    applying.add(name);
    try {
      await setting.apply(JSON.parse(found.value));
      if (!isStopped) writeRecord(sub, name, { print: printOf(setting.read()), savedAt: found.changedAt });
    } catch (error) {
      console.warn(`The setting ${name} of the account is not used in this browser.`, error);
    } finally {
      applying.delete(name);
    }
  };

  const pull = async (api: SettingsApi): Promise<void> => {
    mustPull = false;
    const found = await api.mySettings().catch((error: unknown) => {
      mustPull = true;
      throw error;
    });
    if (isStopped) return;
    for (const one of found) await receive(one);
    for (const setting of settings) {
      const record = recordOf(setting);
      const isNew = record.savedAt === 0 && record.chosenAt === undefined && !given.has(setting.name);
      const isMissing = !found.some(({ name }) => name === setting.name);
      if (isNew && isMissing && setting.isChosen() && (!setting.ofBrowser || mayGive())) {
        given.add(setting.name);
        writeRecord(sub, setting.name, { ...record, chosenAt: Date.now() });
      }
    }
    onRead();
  };

  const save = async (api: SettingsApi, setting: FollowedSetting): Promise<void> => {
    const { name } = setting;
    const { chosenAt, print } = recordOf(setting);
    const value = setting.read();
    if (chosenAt === undefined) return;
    let savedAt: number | undefined;
    if (value !== null) {
      const age = Math.min(Math.max(Date.now() - chosenAt, 0), maxAge);
      try {
        const saved = await api.saveMySetting({ name, value, age });
        savedAt = saved?.changedAt;
        // A later choice of another browser stays.
        if (!saved) mustPull = true;
      } catch (error) {
        if (!api.isRefusedForGood(error)) throw error;
        onRefused(name);
      }
    }
    if (isStopped) return;
    notice();
    const { chosenAt: latest, ...record } = recordOf(setting);
    const isChanged = record.print !== print || latest !== chosenAt;
    writeRecord(sub, name, {
      ...record,
      savedAt: Math.max(savedAt ?? 0, record.savedAt),
      ...(isChanged && latest !== undefined && { chosenAt: latest }),
    });
    const other = held.get(name);
    if (isChanged || !other) return;
    held.delete(name);
    await receive(other);
  };

  /** Reads what is missed and saves what waits, until nothing does. */
  const run = async (): Promise<void> => {
    if (isRunning || isStopped) return;
    isRunning = true;
    try {
      const api = await loadApi();
      if (stops.length === 0 && !isStopped) listen(api);
      while (!isStopped && (mustPull || settings.some(isWaiting))) {
        if (mustPull) await pull(api);
        for (const setting of settings) if (!isStopped) await save(api, setting);
      }
      pause = firstPause;
    } catch {
      // The network, or tokens that are being renewed: what waits is in the browser's storage.
      later(pause);
      pause = Math.min(pause * 2, maxPause);
    } finally {
      isRunning = false;
    }
  };

  const later = (milliseconds: number): void => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      notice();
      void run();
    }, milliseconds);
  };
  const readAgain = (): void => {
    mustPull = true;
    void run();
  };
  const listen = (api: SettingsApi): void => {
    stops.push(api.subscribeToSettings(sub, (setting) => void receive(setting), readAgain));
  };

  notice();
  const watched = settings.map(({ watch }) => watch(() => later(settle)));
  window.addEventListener('online', readAgain);
  void run();
  return () => {
    notice();
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', readAgain);
    for (const stop of [...watched, ...stops]) stop();
  };
}
