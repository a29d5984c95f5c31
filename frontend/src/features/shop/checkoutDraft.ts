import { object, type infer as Shape, string } from 'zod/mini';
import { isEmailAddress } from '../../../../graphql/people';
import { type Country, countries, type Delivery, deliveries } from './prices';

/** What is entered in the checkout, as typed. */
export const checkoutDraftSchema = object({
  name: string(),
  email: string(),
  street: string(),
  postcode: string(),
  city: string(),
  country: string(),
  delivery: string(),
  payment: string(),
});
export type CheckoutDraft = Shape<typeof checkoutDraftSchema>;

export const payments = ['invoice', 'transfer', 'onDelivery'] as const;
export type Payment = (typeof payments)[number];

export const emptyCheckout: CheckoutDraft = {
  name: '',
  email: '',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  delivery: 'home',
  payment: '',
};

export const isUntouched = (draft: CheckoutDraft): boolean =>
  Object.entries(emptyCheckout).every(([field, value]) => draft[field as keyof CheckoutDraft] === value);

export const countryOf = ({ country }: CheckoutDraft): Country => countries.find((one) => one === country) ?? 'NL';

export const deliveryOf = ({ delivery }: CheckoutDraft): Delivery =>
  deliveries.find((one) => one === delivery) ?? 'home';

/** Who delivers abroad takes no money at the door. */
export const isPayable = (payment: Payment, draft: CheckoutDraft): boolean =>
  payment !== 'onDelivery' || deliveryOf(draft) === 'pickup' || countryOf(draft) === 'NL';

/** The chosen way to pay; undefined for none, or for one that the delivery excludes. */
export const paymentOf = (draft: CheckoutDraft): Payment | undefined =>
  payments.find((payment) => payment === draft.payment && isPayable(payment, draft));

/** With a prefix that people write before it, and its usual form. */
const postcodes: Readonly<Record<Country, { readonly pattern: RegExp; readonly form: string }>> = {
  NL: { pattern: /^(?:NL)?([1-9]\d{3})([A-Z]{2})$/, form: '$1 $2' },
  BE: { pattern: /^(?:BE?)?([1-9]\d{3})$/, form: '$1' },
  DE: { pattern: /^(?:DE?)?(\d{5})$/, form: '$1' },
  LU: { pattern: /^(?:LU?)?(\d{4})$/, form: '$1' },
};

/**
 * Reads a postcode whatever its spaces, hyphens, capitals and country prefix.
 * @returns the postcode as it is usually written, such as `3011 AA`; null for none of that country
 */
export function readPostcode(text: string, country: Country): string | null {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase();
  const { pattern, form } = postcodes[country];
  return pattern.test(bare) ? bare.replace(pattern, form) : null;
}

const addressFields = ['name', 'email', 'street', 'postcode', 'city', 'country'] as const;
export type AddressField = (typeof addressFields)[number];

/** The fields of the address that prevent the next step, in their order on the page. */
export function addressProblems(draft: CheckoutDraft): Exclude<AddressField, 'country'>[] {
  const isFilled = (field: AddressField) => draft[field].trim() !== '';
  const isRight: Record<Exclude<AddressField, 'country'>, boolean> = {
    name: isFilled('name'),
    email: isEmailAddress(draft.email.trim()),
    // A street without a number reaches nobody; some houses have a name only, but no Dutch, Belgian or German one.
    street: /\d/.test(draft.street) && /\p{L}/u.test(draft.street),
    postcode: readPostcode(draft.postcode, countryOf(draft)) !== null,
    city: isFilled('city'),
  };
  return addressFields.filter((field) => field !== 'country' && !isRight[field]) as Exclude<AddressField, 'country'>[];
}
