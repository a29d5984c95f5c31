import interLicence from '@fontsource-variable/inter/LICENSE?raw';
import { version as interVersion } from '@fontsource-variable/inter/package.json';
import bootstrapLicence from 'bootstrap/LICENSE?raw';
import { version as bootstrapVersion } from 'bootstrap/package.json';
import iconsLicence from 'bootstrap-icons/LICENSE?raw';
import { version as iconsVersion } from 'bootstrap-icons/package.json';
import workboxLicence from 'workbox-core/LICENSE?raw';
import { version as workboxVersion } from 'workbox-core/package.json';
// By path, as these packages export only what they do.
import acornLicence from '../../../../node_modules/acorn/LICENSE?raw';
import { version as acornVersion } from '../../../../node_modules/acorn/package.json';
import flagsLicence from '../../../../node_modules/country-flag-emoji-polyfill/LICENSE.md?raw';
import { version as flagsVersion } from '../../../../node_modules/country-flag-emoji-polyfill/package.json';

/** A dependency that the website ships. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier, if the package states one. */
  readonly identifier?: string;
  /** The licence's text, if the package includes it. */
  readonly text?: string;
}

/**
 * Dependencies in style sheets, images, fonts and the service worker, and Acorn, which Sval has within its file: the
 * build's own list covers the packages of the pages' scripts only.
 */
const beyondScripts: readonly Licence[] = [
  { name: 'acorn', version: acornVersion, identifier: 'MIT', text: acornLicence },
  { name: 'bootstrap', version: bootstrapVersion, identifier: 'MIT', text: bootstrapLicence },
  { name: 'bootstrap-icons', version: iconsVersion, identifier: 'MIT', text: iconsLicence },
  { name: '@fontsource-variable/inter', version: interVersion, identifier: 'OFL-1.1', text: interLicence },
  {
    name: 'country-flag-emoji-polyfill',
    version: flagsVersion,
    identifier: 'MIT AND CC-BY-4.0',
    text: flagsLicence,
  },
  { name: 'workbox', version: workboxVersion, identifier: 'MIT', text: workboxLicence },
];

/**
 * The licences of everything that the website ships, by name. The build collects those of the bundled scripts
 * (vite.config.mts, `build.license`).
 * @returns null where the sources are served without a build
 * @throws when the list cannot be fetched
 */
export async function fetchLicences(): Promise<Licence[] | null> {
  const answer = await fetch('/licences.json');
  if (!answer.headers.get('content-type')?.includes('json')) return null;
  if (!answer.ok) throw new Error(`/licences.json answered ${answer.status}`);
  return dedupe([...((await answer.json()) as Licence[]), ...beyondScripts]);
}

/** Sorted by name, without duplicates. */
function dedupe(licences: readonly Licence[]): Licence[] {
  const byName = new Map(licences.map((licence) => [`${licence.name}@${licence.version}`, licence]));
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
