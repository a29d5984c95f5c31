import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import type { SelectedIds } from '../../components/useSelectedIds';
import { BulkFields } from './BulkFields';
import { statuses } from './ticket';
import { ticketsChanged } from './ticketsSlice';

export interface TicketBulkBarProps {
  readonly selection: SelectedIds;
  /** How many tickets can be selected. */
  readonly foundCount: number;
  /** Deselects all. */
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the selected tickets at once; nothing is shown while none is. */
export function TicketBulkBar({ selection, foundCount, onClear, onDelete }: TicketBulkBarProps) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { ids } = selection;
  return (
    <>
      <span className="visually-hidden" role="status">
        {ids.length > 0 && t('chosen', { count: ids.length })}
      </span>
      {ids.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
        <div className="ticket-bulk" role="group" aria-label={t('bulk')}>
          <span aria-hidden="true">
            <bdi>{t('chosen', { count: ids.length })}</bdi>
          </span>
          {statuses.map((value) => (
            <button
              key={value}
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => dispatch(ticketsChanged({ ids, change: { field: 'Status', value } }))}
            >
              {t(`setTo.${value}`)}
            </button>
          ))}
          <BulkFields ids={ids} />
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDelete}>
            {t('delete')}
          </button>
          {ids.length < foundCount && (
            <button type="button" className="btn btn-sm btn-link" onClick={selection.selectAll}>
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
