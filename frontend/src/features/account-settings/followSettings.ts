import type { MutationSaveMySettingArgs, Setting, SettingName } from '../../../../graphql/generated/schema';
import type { FollowedSetting } from './followedSettings';
import { fingerprintOf, readRecord, type SettingRecord, writeRecord } from './settingRecords';

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
/** Saved before anything that the account has, and not new: of another account. */
const notOwn = 1;
/** GraphQL's largest Int: 24 days. */
const maxAge = 2 ** 31 - 1;

/**
 * Synchronises the settings of this browser with those of the account. The latest choice of each setting wins, in
 * whichever browser it was made (docs/decisions/own-account.md).
 * @returns a function that stops it
 */
export function followSettings(options: FollowOptions): () => void {
  const sync = new SettingsSync(options);
  sync.start();
  return () => sync.stop();
}

class SettingsSync {
  /** Of settings that wait to be saved: what others saved meanwhile. */
  private readonly heldBack = new Map<SettingName, Setting>();
  /** Settings that are just being made those of the account: no choices of the person. */
  private readonly applying = new Set<SettingName>();
  /** Settings that an account without them was given, once. */
  private readonly seeded = new Set<SettingName>();
  private readonly stops: (() => void)[] = [];
  private stopListening: (() => void) | undefined;
  private isStopped = false;
  private isRunning = false;
  /** Whether the account's settings have to be read: at first, and where changes may have been missed. */
  private mustPull = true;
  private pause = firstPause;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: FollowOptions) {}

  start(): void {
    if (!this.options.mayGive()) this.disownLook();
    this.detectChoices();
    for (const { watch } of this.options.settings) this.stops.push(watch(this.saveSoon));
    window.addEventListener('online', this.readAgain);
    void this.run();
  }

  stop(): void {
    this.detectChoices();
    this.isStopped = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.readAgain);
    for (const stop of this.stops) stop();
    this.stopListening?.();
  }

  private recordOf({ name, read }: FollowedSetting): SettingRecord {
    return readRecord(this.options.sub, name) ?? { print: fingerprintOf(read()), savedAt: 0 };
  }

  private write({ name }: FollowedSetting, record: SettingRecord): void {
    writeRecord(this.options.sub, name, record);
  }

  private isWaiting(setting: FollowedSetting): boolean {
    return this.recordOf(setting).chosenAt !== undefined;
  }

  /** The look is another account's: what differs from this one's is no choice of this person, and not to be given. */
  private disownLook(): void {
    for (const setting of this.options.settings) {
      if (!setting.ofBrowser) continue;
      const { print, savedAt, chosenAt } = this.recordOf(setting);
      const fingerprint = fingerprintOf(setting.read());
      const isNew = savedAt === 0 && chosenAt === undefined;
      if (isNew || print !== fingerprint) this.write(setting, { print: fingerprint, savedAt: notOwn });
    }
  }

  /** Notes which settings the person has chosen since they were last seen. */
  private detectChoices(): void {
    for (const setting of this.options.settings) {
      const record = this.recordOf(setting);
      const fingerprint = fingerprintOf(setting.read());
      if (this.applying.has(setting.name)) continue;
      if (fingerprint !== record.print) this.write(setting, { ...record, print: fingerprint, chosenAt: Date.now() });
      else if (!readRecord(this.options.sub, setting.name)) this.write(setting, record);
    }
  }

  /** Takes over a setting of the account, unless this browser has a later one. */
  private async receive(found: Setting): Promise<void> {
    const setting = this.options.settings.find(({ name }) => name === found.name);
    if (!setting || this.isStopped) return;
    this.detectChoices();
    const { name } = setting;
    if (found.changedAt <= this.recordOf(setting).savedAt) return;
    if (this.isWaiting(setting)) {
      // The answer to what is being saved says which of the two stays.
      if (found.changedAt > (this.heldBack.get(name)?.changedAt ?? 0)) this.heldBack.set(name, found);
      return;
    }
    this.applying.add(name);
    try {
      await setting.apply(JSON.parse(found.value));
      if (!this.isStopped) this.write(setting, { print: fingerprintOf(setting.read()), savedAt: found.changedAt });
    } catch (error) {
      console.warn(`The setting ${name} of the account is not used in this browser.`, error);
    } finally {
      this.applying.delete(name);
    }
  }

  /** Reads the account's settings, and lets it have those of this browser that it lacks. */
  private async pull(api: SettingsApi): Promise<void> {
    const { settings, mayGive, onRead } = this.options;
    this.mustPull = false;
    const found = await api.mySettings().catch((error: unknown) => {
      this.mustPull = true;
      throw error;
    });
    if (this.isStopped) return;
    for (const one of found) await this.receive(one);
    for (const setting of settings) {
      const record = this.recordOf(setting);
      const isNew = record.savedAt === 0 && record.chosenAt === undefined && !this.seeded.has(setting.name);
      const isMissing = !found.some(({ name }) => name === setting.name);
      if (isNew && isMissing && setting.isChosen() && (!setting.ofBrowser || mayGive())) {
        this.seeded.add(setting.name);
        this.write(setting, { ...record, chosenAt: Date.now() });
      }
    }
    onRead();
  }

  private async save(api: SettingsApi, setting: FollowedSetting): Promise<void> {
    const { name } = setting;
    const { chosenAt, print: fingerprint } = this.recordOf(setting);
    const value = setting.read();
    if (chosenAt === undefined) return;
    let savedAt: number | undefined;
    if (value !== null) {
      const age = Math.min(Math.max(Date.now() - chosenAt, 0), maxAge);
      try {
        const saved = await api.saveMySetting({ name, value, age });
        savedAt = saved?.changedAt;
        // A later choice of another browser stays.
        if (!saved) this.mustPull = true;
      } catch (error) {
        if (!api.isRefusedForGood(error)) throw error;
        this.options.onRefused(name);
      }
    }
    if (this.isStopped) return;
    this.detectChoices();
    const { chosenAt: latest, ...record } = this.recordOf(setting);
    const isChanged = record.print !== fingerprint || latest !== chosenAt;
    this.write(setting, {
      ...record,
      savedAt: Math.max(savedAt ?? 0, record.savedAt),
      ...(isChanged && latest !== undefined && { chosenAt: latest }),
    });
    const other = this.heldBack.get(name);
    if (isChanged || !other) return;
    this.heldBack.delete(name);
    await this.receive(other);
  }

  /** Reads what is missed and saves what waits, until nothing does. */
  private async run(): Promise<void> {
    if (this.isRunning || this.isStopped) return;
    this.isRunning = true;
    const { settings, loadApi } = this.options;
    try {
      const api = await loadApi();
      if (!this.isStopped) this.listen(api);
      while (!this.isStopped && (this.mustPull || settings.some((setting) => this.isWaiting(setting)))) {
        if (this.mustPull) await this.pull(api);
        for (const setting of settings) if (!this.isStopped) await this.save(api, setting);
      }
      this.pause = firstPause;
    } catch {
      // The network, or tokens that are being renewed: what waits is in the browser's storage.
      this.runAfter(this.pause);
      this.pause = Math.min(this.pause * 2, maxPause);
    } finally {
      this.isRunning = false;
    }
  }

  private runAfter(milliseconds: number): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.detectChoices();
      void this.run();
    }, milliseconds);
  }

  private readonly saveSoon = (): void => {
    // Not only when it is saved: what another browser chooses meanwhile is later.
    this.detectChoices();
    this.runAfter(settle);
  };

  private readonly readAgain = (): void => {
    this.mustPull = true;
    void this.run();
  };

  private listen(api: SettingsApi): void {
    this.stopListening ??= api.subscribeToSettings(
      this.options.sub,
      (setting) => void this.receive(setting),
      this.readAgain,
    );
  }
}
