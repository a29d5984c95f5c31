/** A booking of a rental. */
export interface Stay {
  readonly number: number;
  readonly rental: string;
  readonly city: string;
  readonly province: string;
  readonly kind: StayKind;
  readonly guest: string;
  /** `YYYY-MM-DD` */
  readonly arrives: string;
  readonly nights: number;
  /** For the whole stay, in euros. */
  readonly rent: number;
}

export const stayKinds = ['house', 'flat', 'houseboat', 'farm'] as const;
export type StayKind = (typeof stayKinds)[number];

/** The first `count` stays of an endless deterministic list. */
export const staysUpTo = (count: number): Stay[] => Array.from({ length: count }, (_, index) => stayAt(index));

/** @param index from 0 */
export function stayAt(index: number): Stay {
  const random = randomOf(index);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const [city, province] = pick(cities);
  const kind = pick(stayKinds);
  const nights = 2 + Math.floor(random() * 13);
  const perNight = nightlyRent[kind] * (0.7 + random());
  return {
    number: index + 1,
    rental: `${pick(rentalNames)} ${1 + Math.floor(random() * 98)}`,
    city,
    province,
    kind,
    guest: `${pick(firstNames)} ${pick(lastNames)}`,
    arrives: new Date(firstDay + Math.floor(random() * 730) * day).toISOString().slice(0, 10),
    nights,
    rent: Math.round(nights * perNight),
  };
}

const day = 86_400_000;
const firstDay = Date.UTC(2025, 0, 1);
const nightlyRent: Readonly<Record<StayKind, number>> = { house: 160, flat: 110, houseboat: 190, farm: 140 };

const cities = [
  ['Alkmaar', 'Noord-Holland'],
  ['Amersfoort', 'Utrecht'],
  ['Amsterdam', 'Noord-Holland'],
  ['Arnhem', 'Gelderland'],
  ['Delft', 'Zuid-Holland'],
  ['Den Haag', 'Zuid-Holland'],
  ['Deventer', 'Overijssel'],
  ['Groningen', 'Groningen'],
  ['Haarlem', 'Noord-Holland'],
  ['Leeuwarden', 'Fryslân'],
  ['Leiden', 'Zuid-Holland'],
  ['Maastricht', 'Limburg'],
  ['Middelburg', 'Zeeland'],
  ['Rotterdam', 'Zuid-Holland'],
  ['Utrecht', 'Utrecht'],
  ['Zwolle', 'Overijssel'],
] as const;
// One starts like a spreadsheet formula.
const rentalNames = ['Zeezicht', 'Molenzicht', '@Zee', 'De Gouden Leeuw', 'Het Boothuis', 'Tuinkamer', 'Grachtenhuis'];
const firstNames = ['Sanne', 'Daan', 'Fatima', 'Lotte', 'Milan', 'Noor', 'Jan Willem', 'Yusuf', 'Eva', 'Bram', 'Aïsha'];
const lastNames = [
  'de Vries',
  'Jansen',
  'van den Berg',
  'Bakker',
  'Yılmaz',
  'Visser',
  'Smit',
  'Çelik',
  'Mulder',
  'Bos',
];

/** Seeded random numbers from 0 to 1 (exclusive): mulberry32. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
