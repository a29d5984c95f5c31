import { useEffect } from 'react';
import type { SettingName } from '../../../../graphql/generated/schema';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { readStoredText, writeStoredText } from '../../lib/storage';
import { type Notice, notify } from '../notifications/public/notify';
import { selectSession } from '../session/public/session';
import { followedSettings } from './followedSettings';
import { followSettings, type SettingsApi } from './followSettings';
import { fingerprintOf } from './settingRecords';

/** Tells whose look and language this browser has, without naming the account; missing while they are its guests'. */
const lookOwnerKey = 'polder.lookOwner';

/** Synchronises the settings of this browser with those of its account; renders nothing. */
export default function AccountSettings() {
  const store = useAppStore();
  const { status, sub } = useAppSelector(selectSession);
  useEffect(() => {
    if (status !== 'signedIn' || sub === null) return;
    const owner = fingerprintOf(sub);
    return followSettings({
      sub,
      settings: followedSettings(sub, store),
      loadApi,
      mayGive: () => [null, owner].includes(readStoredText(lookOwnerKey)),
      onRead: () => void writeStoredText(lookOwnerKey, owner),
      onRefused: (name) => store.dispatch(notify(refusal(name))),
    });
  }, [store, status, sub]);
  return null;
}

const refusal = (name: SettingName): Notice => ({
  kind: 'warning',
  textKey: name === 'views' ? 'notifications:settings.viewsNotSaved' : 'notifications:settings.notSaved',
  topic: `setting-${name}`,
});

async function loadApi(): Promise<SettingsApi> {
  const [api, { authClient }] = await Promise.all([import('../../cloud/settingsApi'), import('../../cloud/clients')]);
  await authClient();
  return api;
}
