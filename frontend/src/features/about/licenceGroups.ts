import type { Licence } from './licences';

export interface LicenceGroup {
  /** The SPDX identifier; empty where the packages state none. */
  readonly identifier: string;
  /** In the given order. */
  readonly packages: readonly Licence[];
}

/** The packages by licence: MIT first, as most of the web's are, then the licence of most packages. */
export function licenceGroups(licences: readonly Licence[]): LicenceGroup[] {
  const groups = new Map<string, Licence[]>();
  for (const licence of licences) {
    const identifier = licence.identifier ?? '';
    groups.set(identifier, [...(groups.get(identifier) ?? []), licence]);
  }
  const rank = ({ identifier, packages }: LicenceGroup) =>
    identifier === 'MIT' ? Number.POSITIVE_INFINITY : packages.length;
  return [...groups]
    .map(([identifier, packages]) => ({ identifier, packages }))
    .sort((one, other) =>
      rank(one) === rank(other) ? one.identifier.localeCompare(other.identifier, 'en') : rank(other) - rank(one),
    );
}
