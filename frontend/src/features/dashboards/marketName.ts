import type { Rental } from '../../../../graphql/generated/schema';
import { drawnFlag } from '../rentals/public/flags';

const maxLabelLength = 22;

/** A rental's flag and name, shortened for a chart's label. */
export function shortName(rental: Rental): string {
  const { Name } = rental;
  const letters = [...Name];
  const name = letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength - 1).join('')}…` : Name;
  return `${drawnFlag(rental)} ${name}`;
}
