import { z } from 'zod';
import type { Assembly } from '../assembly/types';
import { reportKeysNotRun } from './template-keys';

export const groupShape = z.object({
  name: z.string(),
  description: z.string().optional(),
  roleArn: z.string().optional(),
  /** The lowest number counts; a group without one counts last. */
  precedence: z.number().optional(),
  /** Milliseconds since 1970, like the next. */
  created: z.number(),
  modified: z.number(),
  /** Made by a template: it goes when the template no longer names it. */
  ofTemplate: z.boolean().optional(),
});

/** A group of a user pool, as it is stored. */
export type Group = z.infer<typeof groupShape>;

/** What a template says of a group. */
export type GroupSettings = Pick<Group, 'name' | 'description' | 'roleArn' | 'precedence'>;

interface UserPoolGroupProperties {
  readonly Description?: string;
  readonly GroupName?: string;
  readonly Precedence?: number;
  readonly RoleArn?: string;
  readonly UserPoolId: string;
}

const supportedKeys = ['Description', 'GroupName', 'Precedence', 'RoleArn', 'UserPoolId'];

/** The groups that the templates define in one user pool. */
export function readGroups(assembly: Assembly, userPoolId: string, log: (line: string) => void): GroupSettings[] {
  return assembly
    .ofType<UserPoolGroupProperties>('AWS::Cognito::UserPoolGroup')
    .filter(({ properties }) => properties.UserPoolId === userPoolId)
    .map((resource) => {
      reportKeysNotRun(resource, supportedKeys, [], log);
      const { Description, GroupName, Precedence, RoleArn } = resource.properties;
      return {
        name: GroupName ?? resource.ref,
        ...(Description !== undefined && { description: Description }),
        ...(RoleArn !== undefined && { roleArn: RoleArn }),
        ...(Precedence !== undefined && { precedence: Number(Precedence) }),
      };
    });
}

/**
 * The stored groups as a deployment of the template would leave them: its own created, changed or removed, others unchanged.
 * @param now milliseconds since 1970
 */
export function deployGroups(stored: readonly Group[], template: readonly GroupSettings[], now: number): Group[] {
  const named = new Set(template.map(({ name }) => name));
  const byName = new Map(stored.map((group) => [group.name, group]));
  return [
    ...stored.filter(({ name, ofTemplate }) => !ofTemplate && !named.has(name)),
    ...template.map((settings): Group => {
      const existing = byName.get(settings.name);
      return { ...settings, created: existing?.created ?? now, modified: existing?.modified ?? now, ofTemplate: true };
    }),
  ];
}

const rank = ({ precedence }: Group) => precedence ?? Number.POSITIVE_INFINITY;

/** The groups in the order in which they count. */
export const byPrecedence = (groups: readonly Group[]): Group[] =>
  [...groups].sort((one, other) =>
    rank(one) === rank(other) ? (one.name < other.name ? -1 : 1) : rank(one) < rank(other) ? -1 : 1,
  );

/**
 * The claims of an ID token about the person's groups. Without a group there are none.
 * `cognito:preferred_role` is the role of the group that counts first; two that count alike with different roles have none.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-user-groups.html
 */
export function groupClaims(groups: readonly Group[]): Readonly<Record<string, unknown>> {
  const sorted = byPrecedence(groups);
  const [first] = sorted;
  if (!first) return {};
  const roles = [...new Set(sorted.flatMap(({ roleArn }) => roleArn ?? []))];
  const preferred = new Set(sorted.filter((group) => rank(group) === rank(first)).map(({ roleArn }) => roleArn));
  const [preferredRole] = preferred;
  return {
    'cognito:groups': sorted.map(({ name }) => name),
    ...(preferred.size === 1 && preferredRole !== undefined && { 'cognito:preferred_role': preferredRole }),
    ...(roles.length > 0 && { 'cognito:roles': roles }),
  };
}
