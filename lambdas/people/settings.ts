import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { SettingName } from '../../graphql/generated/schema';

/** The table of settings, by `sub` and `name`. */
export interface Settings {
  /**
   * Replaces all settings of an account by markers that expire, so that pages that are still open elsewhere cannot save
   * them again.
   * @param now in milliseconds since 1970
   */
  markDeleted(sub: string, now: number): Promise<void>;
}

const names = Object.keys({
  language: true,
  theme: true,
  direction: true,
  density: true,
  accent: true,
  frame: true,
  notifications: true,
  views: true,
  profile: true,
} satisfies Record<SettingName, true>);

/**
 * AppSync accepts a deleted account's tokens for 15 minutes and its AWS credentials for an hour
 * (docs/decisions/changed-people.md).
 */
const refusedMilliseconds = 2 * 60 * 60 * 1000;

export function createSettings(client: Pick<DynamoDBClient, 'send'>, TableName: string): Settings {
  return {
    async markDeleted(sub, now) {
      const until = now + refusedMilliseconds;
      // Without a value, and chosen later than anything that may still arrive, which Mutation.saveMySetting then refuses.
      const marker = { changedAt: { N: String(until) }, expiresAt: { N: String(Math.ceil(until / 1000)) } };
      await Promise.all(
        names.map((name) =>
          client.send(new PutItemCommand({ TableName, Item: { sub: { S: sub }, name: { S: name }, ...marker } })),
        ),
      );
    },
  };
}
