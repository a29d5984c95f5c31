import type { SettingName } from '../../../../../graphql/generated/schema';
import { readRecord } from '../settingRecords';

/** Whether the account has what this browser has of a setting. */
export function isSettingSaved(sub: string, name: SettingName): boolean {
  const record = readRecord(sub, name);
  return record !== undefined && record.savedAt > 0 && record.chosenAt === undefined;
}
