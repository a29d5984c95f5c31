import { contentFields, fieldOf, type RentalContent } from '../../../../../../graphql/rental';

const textFields = contentFields.filter((field) => fieldOf(field).kind === 'text');

/** Bytes of a rental in a message, apart from its texts: ids, times, versions, numbers and the fields' names. */
const bytesBesideTexts = 320 + textFields.join('"":"",').length;

/** At most how many bytes a rental takes in a message; a UTF-16 unit is three bytes of UTF-8 at most. */
export function maxRentalBytes(content: RentalContent): number {
  let units = 0;
  for (const field of textFields) units += (content[field] as string | null | undefined)?.length ?? 0;
  return bytesBesideTexts + 3 * units;
}
