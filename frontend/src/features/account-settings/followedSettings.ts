import i18next from 'i18next';
import type { SettingName } from '../../../../graphql/generated/schema';
import { createAccountSetting } from '../../lib/accountSetting';
import { accountKey } from '../../lib/accountStorage';
import { chooseLanguage, chosenLanguage, isLanguage } from '../../lib/i18n';
import { readStoredText } from '../../lib/storage';
import { acceptedPart, isDefaultPart, type LookPart, lookParts, partOf } from '../layout/public/look';
import { type LayoutSettings, layoutChanged, selectLayout } from '../layout/public/settings';
import { popUpsSetting, restorePopUps } from '../notifications/public/popUps';
import { profileStore, restoreProfile } from './public/profile';

/** A setting of this browser that follows the account to others. */
export interface FollowedSetting {
  readonly name: SettingName;
  /** Whether all who use this browser share it, guests too. */
  readonly ofBrowser: boolean;
  /** The value as JSON; null while there is none. */
  read(): string | null;
  /** Whether the person chose it, rather than having the default. */
  isChosen(): boolean;
  /**
   * Makes a value of the account this browser's.
   * @throws when it is not one, or cannot be used now
   */
  apply(value: unknown): void | Promise<void>;
  /** @returns stops watching */
  watch(onChange: () => void): () => void;
}

interface LayoutStore {
  getState(): { layout: LayoutSettings };
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof layoutChanged>): unknown;
}

/** All settings that follow an account. */
export function followedSettings(sub: string, store: LayoutStore): FollowedSetting[] {
  const parts = Object.keys(lookParts) as LookPart[];
  return [language, ...parts.map((part) => lookOf(part, store)), notifications, ...entriesOf(sub)];
}

const language: FollowedSetting = {
  name: 'language',
  ofBrowser: true,
  read: () => jsonOf(chosenLanguage()),
  isChosen: () => chosenLanguage() !== null,
  async apply(value) {
    if (!isLanguage(value)) throw new Error('This is no language of this version.');
    await chooseLanguage(value);
    if (chosenLanguage() !== value) throw new Error('The texts of the language could not be loaded.');
  },
  watch(onChange) {
    i18next.on('languageChanged', onChange);
    return () => i18next.off('languageChanged', onChange);
  },
};

const notifications: FollowedSetting = {
  name: 'notifications',
  ofBrowser: true,
  read: () => JSON.stringify(popUpsSetting.read()),
  isChosen: () => notifications.read() !== JSON.stringify(popUpsSetting.initial()),
  apply: (value) => popUpsSetting.write(restorePopUps(value)),
  watch: popUpsSetting.watch,
};

function lookOf(part: LookPart, store: LayoutStore): FollowedSetting {
  const layout = () => selectLayout(store.getState());
  return {
    name: part,
    ofBrowser: true,
    read: () => JSON.stringify(partOf(layout(), part)),
    isChosen: () => !isDefaultPart(layout(), part),
    apply: (value) => void store.dispatch(layoutChanged(acceptedPart(part, value))),
    watch(onChange) {
      let latest = layout();
      return store.subscribe(() => {
        if (latest === layout()) return;
        latest = layout();
        onChange();
      });
    },
  };
}

/** The saved views as they are stored; who shows them reads what is valid in them. */
const storedViews = createAccountSetting<unknown>('rentals.views', (stored) => stored);

/** Settings that this browser stores for each account. */
function entriesOf(sub: string): FollowedSetting[] {
  const entry = (name: SettingName, key: string, store: Pick<FollowedSetting, 'apply' | 'watch'>): FollowedSetting => {
    const read = () => readStoredText(accountKey(key, sub));
    return { name, ofBrowser: false, read, isChosen: () => read() !== null, ...store };
  };
  return [
    entry('views', 'rentals.views', {
      apply: (value) => storedViews.write(sub, value),
      watch: storedViews.watch,
    }),
    entry('profile', 'profile', {
      apply: (value) => profileStore.write(sub, restoreProfile(value)),
      watch: profileStore.watch,
    }),
  ];
}

const jsonOf = (value: string | null) => (value === null ? null : JSON.stringify(value));
