/** In the order of a vCard's ADR (RFC 6350, section 6.3.1). */
export const addressParts = ['box', 'extension', 'street', 'city', 'region', 'postcode', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

export type PostalAddress = Readonly<Partial<Record<AddressPart, string>>>;

/** An address in one line, as a contact has it: the postcode is before the city, as in the Netherlands. */
export function formatAddress(address: PostalAddress): string {
  const { box = '', extension = '', street = '', city = '', region = '', postcode = '', country = '' } = address;
  return [box, extension, street, `${postcode} ${city}`, region, country]
    .map((part) => part.replace(/\s*\n\s*/g, ', ').trim())
    .filter(Boolean)
    .join(', ');
}
