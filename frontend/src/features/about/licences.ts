import interLicence from '@fontsource-variable/inter/LICENSE?raw';
import { version as interVersion } from '@fontsource-variable/inter/package.json';
import bootstrapLicence from 'bootstrap/LICENSE?raw';
import { version as bootstrapVersion } from 'bootstrap/package.json';
import iconsLicence from 'bootstrap-icons/LICENSE?raw';
import { version as iconsVersion } from 'bootstrap-icons/package.json';
import workboxLicence from 'workbox-core/LICENSE?raw';
import { version as workboxVersion } from 'workbox-core/package.json';

/** Somebody else's work that the website carries. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier, where the package gives one. */
  readonly identifier?: string;
  /** The licence itself, where the package has it. */
  readonly text?: string;
}

/** What ships as style sheets, pictures, fonts and in the service worker: the build's own list is of the pages' scripts. */
const beyondScripts: readonly Licence[] = [
  { name: 'bootstrap', version: bootstrapVersion, identifier: 'MIT', text: bootstrapLicence },
  { name: 'bootstrap-icons', version: iconsVersion, identifier: 'MIT', text: iconsLicence },
  { name: '@fontsource-variable/inter', version: interVersion, identifier: 'OFL-1.1', text: interLicence },
  { name: 'workbox', version: workboxVersion, identifier: 'MIT', text: workboxLicence },
];

/**
 * The licences of everything that the website ships, by name. The build gathers those of the scripts from what it
 * bundled (vite.config.mts, `build.license`).
 * @returns null where the website was not built, but is served from its sources
 * @throws when the list cannot be fetched
 */
export async function fetchLicences(): Promise<Licence[] | null> {
  const answer = await fetch('/licences.json');
  if (!answer.headers.get('content-type')?.includes('json')) return null;
  if (!answer.ok) throw new Error(`/licences.json answered ${answer.status}`);
  return dedupe([...((await answer.json()) as Licence[]), ...beyondScripts]);
}

/** In the order of their names; one that is in both lists, once. */
export function dedupe(licences: readonly Licence[]): Licence[] {
  const byName = new Map(licences.map((licence) => [`${licence.name}@${licence.version}`, licence]));
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
