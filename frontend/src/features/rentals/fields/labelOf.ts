import type { TFunction } from 'i18next';
import type { ContentField } from '../../../../../graphql/rental';

/** A field's name where there is room: a code is that of a country. */
export const labelOf = (t: TFunction<'rentals'>, field: ContentField): string =>
  t(field === 'Code' ? 'edit.Code' : `field.${field}`);
