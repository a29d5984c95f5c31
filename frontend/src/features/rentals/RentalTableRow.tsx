import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import type { Formats } from '../../lib/format';
import { columnClass } from './rentalColumns';

export interface RentalTableRowProps {
  readonly id: string;
  readonly rental: Rental;
  /** From 0. */
  readonly index: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly formats: Formats;
}

/** One rental. */
export const RentalTableRow = memo(function RentalTableRow(props: RentalTableRowProps) {
  const { id, rental, index, isActive, isChosen, formats } = props;
  const { t } = useTranslation('rentals');
  const { Flag, Name, Code, Population, _version, _lastChangedAt, _deleted } = rental;
  return (
    <tr
      id={id}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={[isActive && 'is-active', _deleted && 'is-deleted'].filter(Boolean).join(' ')}
    >
      <td className={columnClass('Name')} title={Name}>
        <span className="rental-flag" aria-hidden="true">
          {Flag}
        </span>
        <bdi>{Name}</bdi>
        {_deleted && <span className="badge text-bg-secondary">{t('deleted')}</span>}
      </td>
      <td className={columnClass('Code')}>{Code}</td>
      <td className={columnClass('Population')}>{formats.number(Population)}</td>
      <td className={columnClass('_version')}>{formats.number(_version)}</td>
      <td className={columnClass('_lastChangedAt')}>
        <time dir="auto" dateTime={new Date(_lastChangedAt).toISOString()} title={formats.dateTime(_lastChangedAt)}>
          {formats.date(_lastChangedAt)}
        </time>
      </td>
    </tr>
  );
});
