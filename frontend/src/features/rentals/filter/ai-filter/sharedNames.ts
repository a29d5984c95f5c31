import { worldRegions } from './worldRegions';

/**
 * Names of several countries, in English and Dutch, with their ISO 3166-1 alpha-2 codes: the user is asked which is
 * meant.
 */
export interface SharedName {
  readonly names: readonly string[];
  readonly adjectives: readonly string[];
  /** Each choice's codes: of a country, or of a world region. */
  readonly choices: readonly (readonly string[])[];
}

const shared = (names: string, adjectives: string, codes: string): SharedName => ({
  names: names.split('|'),
  adjectives: adjectives === '' ? [] : adjectives.split('|'),
  choices: codes.split(' ').map((code) => [code]),
});

const americas = worldRegions.find(({ names }) => names.includes('the Americas'))?.codes ?? [];

export const sharedNames: readonly SharedName[] = [
  { names: ['America', 'Amerika'], adjectives: [], choices: [['US'], americas.flatMap((codes) => codes.split(' '))] },
  shared('Congo|the Congo', 'Congolese|Congolees', 'CG CD'),
  shared('Korea', 'Korean|Koreaans|Koreaanse', 'KR KP'),
  shared('Guinea|Guinee', 'Guinean|Guinees|Guineese', 'GN GW GQ'),
  shared('Samoa', 'Samoan|Samoaans|Samoaanse', 'WS AS'),
  shared('Virgin Islands|Maagdeneilanden', '', 'VG VI'),
  shared('Saint Martin|St Martin|Sint Maarten', '', 'MF SX'),
  shared('', 'Dominican|Dominicaans|Dominicaanse', 'DM DO'),
];
