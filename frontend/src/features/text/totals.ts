import type { Entity, EntityType, Span } from '../../../../graphql/interpretation';

/** How often an entity or phrase occurs. */
export interface Named {
  readonly text: string;
  readonly count: number;
}

export interface NamedEntity extends Named {
  readonly type: EntityType;
}

/** The number of entities by type, the most frequent first. */
export function countByType(entities: readonly Entity[]): { type: EntityType; count: number }[] {
  const counts = new Map<EntityType, number>();
  for (const { type } of entities) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count })).sort((one, other) => other.count - one.count);
}

/** Entities with their frequency, ignoring case; the most frequent first. */
export function topEntities(entities: readonly Entity[]): NamedEntity[] {
  return grouped(
    entities,
    ({ type, text }) => `${type} ${text.toLowerCase()}`,
    ({ type, text }, count) => ({ type, text, count }),
  );
}

/** Phrases with their frequency, ignoring case and a leading article; the most frequent first. */
export function mostUsed(phrases: readonly Span[]): Named[] {
  return grouped(
    phrases,
    ({ text }) => text.toLowerCase().replace(/^(?:the|a|an|de|het|een)\s+/, ''),
    ({ text }, count) => ({ text, count }),
  );
}

function grouped<Item, Group extends Named>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  groupOf: (first: Item, count: number) => Group,
): Group[] {
  const groups = new Map<string, { first: Item; count: number }>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.count++;
    else groups.set(keyOf(item), { first: item, count: 1 });
  }
  return Array.from(groups.values(), ({ first, count }) => groupOf(first, count)).sort(
    (one, other) => other.count - one.count,
  );
}
