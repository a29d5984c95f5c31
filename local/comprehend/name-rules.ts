import { isCity, isCountry } from './gazetteer';
import { isDemonym, type KnownNames } from './known-names';
import { type NameCandidate, streetName } from './name-candidates';
import { overlaps, type Span } from './spans';

export type NameType = 'PERSON' | 'LOCATION' | 'ORGANIZATION' | 'OTHER';

interface Rule {
  readonly type: NameType;
  /** How far the rule is to be trusted, 0 … 1. */
  readonly score: number;
  readonly fits: (name: NameCandidate, known: KnownNames) => boolean;
}

const organizationWord =
  /(?:^|\s)(?:Bank|University|College|School|Institute|Group|Holdings?|Inc|Ltd|LLC|BV|NV|GmbH|AG|Corp|Corporation|Company|Foundation|Association|Council|Ministry|Department|Agency|Commission|Committee|Union|League|Club|FC|Airlines|Airways|Society|Team|Makelaars|Vastgoed|Wonen|Woningen|Hospital|Federation|Authority|Government|Parliament|Court|Partners|Properties|Investments|Capital|Realty|Estates|Rentals|Insurance|Office|Bureau|Fund|Hotels?|Museum)\.?(?=\s|$)/;
const placeWord =
  /(?:^|\s)(?:Street|Road|Avenue|Lane|Square|Plaza|Boulevard|Park|Airport|Station|Bridge|Lake|River|Beach|Harbou?r|Islands?|County|Province|District|Valley|Mountains?|Mount|Sea|Bay|Coast|Hills?|Village|Peninsula|Highway|Tower|Castle|Palace|Centre|Quarter)(?=\s|$)/;
const businessCue =
  /\b(?:managed by|built by|renovated by|according to|owned by|listed on|listed by|published by|through|via|with)$/i;
const personCue = /\b(?:contact|call|owner|agent|host|hosted by|landlord|landlady|tenant|manager|broker|by|and)$/i;
const placeCue = /\b(?:in|near|around|outside|throughout|across)$/i;

const within = (known: readonly Span[], name: NameCandidate) => known.some((span) => overlaps(span, name));
const several = ({ words }: NameCandidate) => words.length > 1;

/** The first rule that fits decides: names of the gazetteer, telling words, compromise's lexicons, and what is around. */
const rules: readonly Rule[] = [
  { type: 'PERSON', score: 0.98, fits: ({ titled }) => titled },
  { type: 'LOCATION', score: 0.99, fits: ({ text }) => isCountry(text) },
  { type: 'OTHER', score: 0.7, fits: ({ text }) => isDemonym(text) },
  {
    type: 'ORGANIZATION',
    score: 0.95,
    // "Rentals in …" begins with a word for what organisations deal in, and names none.
    fits: ({ text, words, startsSentence }) =>
      (organizationWord.test(text) && (words.length > 1 || !startsSentence)) ||
      /\.(?:com|nl|org|net|eu|be)$/.test(text) ||
      /^City of /.test(text),
  },
  { type: 'LOCATION', score: 0.95, fits: ({ text, words }) => placeWord.test(text) || streetName.test(words[0] ?? '') },
  { type: 'LOCATION', score: 0.97, fits: ({ text }) => isCity(text) },
  { type: 'PERSON', score: 0.9, fits: (name, { people }) => several(name) && within(people, name) },
  { type: 'ORGANIZATION', score: 0.85, fits: ({ before, words }) => words.length <= 2 && businessCue.test(before) },
  { type: 'PERSON', score: 0.8, fits: (name, { people }) => within(people, name) },
  { type: 'ORGANIZATION', score: 0.8, fits: (name, { organizations }) => within(organizations, name) },
  { type: 'LOCATION', score: 0.8, fits: (name, { places }) => within(places, name) },
  { type: 'ORGANIZATION', score: 0.7, fits: ({ text }) => /^[A-Z]{3,6}$/.test(text) },
  { type: 'LOCATION', score: 0.75, fits: ({ before, words }) => words.length <= 3 && placeCue.test(before) },
  { type: 'ORGANIZATION', score: 0.65, fits: (name) => !several(name) && name.precedesVerb },
  { type: 'PERSON', score: 0.7, fits: (name) => several(name) && personCue.test(name.before) },
  { type: 'OTHER', score: 0.5, fits: ({ startsSentence }) => !startsSentence },
];

/** What a name is the name of; undefined when it is probably none. */
export function classifyName(name: NameCandidate, known: KnownNames): { type: NameType; score: number } | undefined {
  return rules.find(({ fits }) => fits(name, known));
}
