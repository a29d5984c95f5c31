import type { ReactNode } from 'react';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { useRerenderEveryMinute } from '../../components/useRerenderEveryMinute';
import { drawnFlag } from '../rentals/public/flags';

export interface RentalListProps {
  readonly rentals: readonly Rental[];
  /** Shown between a rental's name and the time of its change. */
  readonly detailOf?: (rental: Rental) => ReactNode;
  /** Shown at the end of a rental's line. */
  readonly actionOf?: (rental: Rental) => ReactNode;
}

/** Rentals, each with the time of its last change. */
export function RentalList({ rentals, detailOf, actionOf }: RentalListProps) {
  const { relative, dateTime } = useFormats();
  useRerenderEveryMinute();
  return (
    <ol className="rental-list">
      {rentals.map((rental) => (
        <li key={rental.id}>
          <span aria-hidden="true">{drawnFlag(rental)}</span>
          <span className="text-truncate" title={rental.Name}>
            <bdi>{rental.Name}</bdi>
          </span>
          {detailOf?.(rental)}
          <time dateTime={rental.updatedAt} title={dateTime(rental._lastChangedAt)}>
            <bdi>{relative(rental._lastChangedAt)}</bdi>
          </time>
          {actionOf?.(rental)}
        </li>
      ))}
    </ol>
  );
}

/** Reserves the space of a list that is not loaded yet. */
export function RentalListPlace({ length }: { readonly length: number }) {
  return (
    <ol className="rental-list skeleton" aria-hidden="true">
      {Array.from({ length }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={row}>
          <span />
          <span className="placeholder w-50" />
        </li>
      ))}
    </ol>
  );
}
