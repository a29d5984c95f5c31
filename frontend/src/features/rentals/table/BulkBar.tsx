import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { Icon } from '../../../components/Icon';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFormats } from '../../../components/useFormats';
import { usePageMark } from '../../../components/usePageMark';
import { ExportPanel } from '../export/ExportPanel';
import { ChangeCountry } from './ChangeCountry';
import type { RowActions } from './rowActions';
import type { OrderedRows } from './useOrderedRows';
import type { RowSelection } from './useSelection';
import './bulk-bar.scss';

export interface BulkBarProps {
  readonly selection: RowSelection;
  /** The selected rentals. */
  readonly rentals: readonly Rental[];
  /** The shown rentals, in the shown order. */
  readonly rows: OrderedRows;
  readonly actions: RowActions;
  /** Called before a button with a finished task disappears. */
  readonly onDone: () => void;
}

/** The number of selected rentals, and the actions on all of them. */
export default function BulkBar({ selection, rentals, rows, actions, onDone }: BulkBarProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  usePageMark('bulkBar');
  const selected = selection.ids.size;
  const hiddenCount = selected - selection.shownCount;
  const sentence = t('table.selected', { formatted: number(selected), count: selected });
  const { deleted, inUse } = useMemo(() => splitByDeletion(rentals), [rentals]);
  return (
    <section className="bulk-bar" aria-label={t('table.selection')}>
      <p>
        <strong>
          <bdi>{sentence}</bdi>
        </strong>
        {hiddenCount > 0 && (
          <bdi className="bulk-hidden">
            {t('table.selectedHidden', { formatted: number(hiddenCount), count: hiddenCount })}
          </bdi>
        )}
      </p>
      {selection.shownCount < rows.count && (
        <button type="button" className="btn btn-link" onClick={selection.selectAll}>
          {t('table.selectMatching', { formatted: number(rows.count), count: rows.count })}
        </button>
      )}
      <div className="bulk-actions">
        <ExportPanel rows={rows} selected={rentals} />
        {inUse.length > 0 && <ChangeCountry ids={inUse} actions={actions} />}
        {deleted.length > 0 && (
          <RestrictedButton
            className="btn btn-outline-secondary"
            reason={actions.denial}
            disabled={!actions.canEdit}
            onClick={() => {
              onDone();
              actions.restore(deleted);
            }}
          >
            <Icon icon={restore} />
            <bdi>{t('table.restoreCount', { formatted: number(deleted.length), count: deleted.length })}</bdi>
          </RestrictedButton>
        )}
        {inUse.length > 0 && (
          <RestrictedButton
            className="btn btn-outline-secondary bulk-delete"
            reason={actions.denial}
            disabled={!actions.canEdit}
            onClick={() => {
              onDone();
              actions.remove(inUse);
              selection.clear();
            }}
          >
            <Icon icon={trash} />
            <bdi>{t('table.deleteCount', { formatted: number(inUse.length), count: inUse.length })}</bdi>
          </RestrictedButton>
        )}
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('table.selectNone')}
          onClick={() => {
            onDone();
            selection.clear();
          }}
        >
          <Icon icon={cross} />
        </button>
      </div>
    </section>
  );
}

function splitByDeletion(rentals: readonly Rental[]): { deleted: string[]; inUse: string[] } {
  const deleted: string[] = [];
  const inUse: string[] = [];
  for (const { id, _deleted } of rentals) (_deleted ? deleted : inUse).push(id);
  return { deleted, inUse };
}
