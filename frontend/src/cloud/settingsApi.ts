import { type MutationSaveMySettingArgs, type Setting, settingFieldNames } from '../../../graphql/generated/schema';
import { request } from './dataEndpoint';
import { keepSubscribed } from './keepSubscribed';

// Amplify is configured before this module is used, as signing in loads cloud/clients.ts.

const fields = `${settingFieldNames.join(' ')} __typename`;

const mySettingsQuery = /* GraphQL */ `query MySettings { mySettings { ${fields} } }`;

/** Selects `sub`, by which AppSync tells the account's other browsers. */
const saveMySettingMutation = /* GraphQL */ `
  mutation SaveMySetting($name: SettingName!, $value: String!, $age: Int!) {
    saveMySetting(name: $name, value: $value, age: $age) { ${fields} }
  }
`;

const onMySettingSubscription = /* GraphQL */ `
  subscription OnMySetting($sub: ID!) { onMySetting(sub: $sub) { ${fields} } }
`;

/** The settings that the account has. */
export async function mySettings(): Promise<Setting[]> {
  const { data } = await request<{ mySettings: Setting[] }>(mySettingsQuery, {});
  return data.mySettings;
}

/** @returns null where another browser saved a later choice, which stays */
export async function saveMySetting(setting: MutationSaveMySettingArgs): Promise<Setting | null> {
  const { data } = await request<{ saveMySetting: Setting | null }>(saveMySettingMutation, setting);
  return data.saveMySetting;
}

/**
 * Subscribes to what the account saves, in this browser or another.
 * @param onStarted messages arrive from now on, at first and after each interruption: earlier changes may be missed
 * @returns a function that ends the subscription
 */
export function subscribeToSettings(
  sub: string,
  onSetting: (setting: Setting) => void,
  onStarted: () => void,
): () => void {
  return keepSubscribed<{ onMySetting?: Setting | null }>(
    onMySettingSubscription,
    { sub },
    { onData: ({ onMySetting }) => onMySetting && onSetting(onMySetting), onStarted },
  );
}

/** Refusals that sending again does not change. */
const finalRefusals = ['SettingTooLarge', 'BadRequest'];

export function isRefusedForGood(answer: unknown): boolean {
  const { errors } = (answer ?? {}) as { errors?: { errorType?: string }[] };
  return finalRefusals.includes(errors?.[0]?.errorType ?? '');
}
