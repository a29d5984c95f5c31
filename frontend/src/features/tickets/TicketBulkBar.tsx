import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { BulkFields } from './BulkFields';
import { statuses } from './ticket';
import { ticketsChanged } from './ticketsSlice';

export interface TicketBulkBarProps {
  /** The numbers of the tickets that are chosen. */
  readonly chosen: readonly number[];
  /** How many tickets can be chosen. */
  readonly foundCount: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen tickets at once; nothing is shown while none is. */
export function TicketBulkBar({ chosen, foundCount, onChooseAll, onClear, onDelete }: TicketBulkBarProps) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  return (
    <>
      <span className="visually-hidden" role="status">
        {chosen.length > 0 && t('chosen', { count: chosen.length })}
      </span>
      {chosen.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
        <div className="ticket-bulk" role="group" aria-label={t('bulk')}>
          <span aria-hidden="true">
            <bdi>{t('chosen', { count: chosen.length })}</bdi>
          </span>
          {statuses.map((value) => (
            <button
              key={value}
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => dispatch(ticketsChanged({ ids: chosen, change: { field: 'Status', value } }))}
            >
              {t(`setTo.${value}`)}
            </button>
          ))}
          <BulkFields ids={chosen} />
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDelete}>
            {t('delete')}
          </button>
          {chosen.length < foundCount && (
            <button type="button" className="btn btn-sm btn-link" onClick={onChooseAll}>
              {t('chooseAll')}
            </button>
          )}
          <button type="button" className="btn btn-sm btn-link" onClick={onClear}>
            {t('chooseNone')}
          </button>
        </div>
      )}
    </>
  );
}
