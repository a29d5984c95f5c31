import { type AddressPart, addressParts, formatAddress, type PostalAddress } from './postalAddress';

/** What a column says of an address: a part, or the whole. */
export interface AddressColumn {
  /** Which of a contact's addresses, such as "business" of Outlook or "1" of Google. */
  readonly kind: string;
  readonly part: AddressPart | 'whole';
}

const kinds = '(business|work|home|other|werk|huis|thuis|prive|overige?)?';
const wholeName = new RegExp(`^${kinds}(?:address|adres)(\\d)?(?:formatted)?$`);
const partName = new RegExp(`^${kinds}(?:address|adres)?(\\d)?([a-z]+)\\d?$`);
const partNames: Record<AddressPart, RegExp> = {
  box: /^(pobox|postofficebox|postbus)$/,
  extension: /^(extended(address)?|extension)$/,
  street: /^(street(address)?|straat(naam)?)$/,
  city: /^(city|town|(woon)?plaats|stad)$/,
  region: /^(state|region|province|stateprovince|provincie|regio)$/,
  postcode: /^(postal(code)?|postcode|zip(code)?)$/,
  country: /^(country(region)?|land(regio)?)$/,
};

/** @param name of a column, without case, spaces and signs */
export function addressColumnOf(name: string): AddressColumn | undefined {
  const whole = wholeName.exec(name);
  // "Address 2" alone is the second line in some files, and the second address in others.
  if (whole && (!whole[2] || name.endsWith('formatted'))) return { kind: kindOf(whole), part: 'whole' };
  const match = partName.exec(name);
  const part = addressParts.find((one) => partNames[one].test(match?.[3] ?? ''));
  return match && part ? { kind: kindOf(match), part } : undefined;
}

const kindOf = ([, kind = '', number = '']: RegExpExecArray) => kind + number;

/** The addresses of a row, in the order of their columns. */
export function addressesIn(cells: readonly string[], columns: readonly (AddressColumn | undefined)[]): string[] {
  const byKind = new Map<string, Partial<Record<AddressColumn['part'], string>>>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim();
    if (!column || !cell) continue;
    const parts = byKind.get(column.kind) ?? {};
    // Outlook has three lines of a street.
    parts[column.part] = [parts[column.part], cell].filter(Boolean).join(', ');
    byKind.set(column.kind, parts);
  }
  return [...byKind.values()].map(({ whole, ...parts }) => formatAddress(whole ? withWhole(whole, parts) : parts));
}

/** "Address" may be the street beside a column for the city, or have all that the parts have, as Google's. */
function withWhole(whole: string, parts: PostalAddress): PostalAddress {
  const { street, ...missing } = Object.fromEntries(
    Object.entries(parts).filter(([, text]) => !whole.includes(text)),
  ) as PostalAddress;
  return { ...missing, street: [whole, street].filter(Boolean).join(', ') };
}
