import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFormats } from '../../../components/useFormats';
import { usePageMark } from '../../../components/usePageMark';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { useRentalPanels } from '../edit/useRentalPanels';
import { ExportPanel } from '../export/ExportPanel';
import { type DeletionChoice, filterRentals } from '../filter/filterRentals';
import { selectLiveCriteria } from '../filter/filterSlice';
import type { ListControl } from '../filter/useListParams';
import { selectCountryData } from '../import/uploadSlice';
import { findRental } from '../sync/mergeRentals';
import { selectRentals, selectRentalsLoading } from '../sync/rentalsSlice';
import { useViews } from '../views/useViews';
import { ViewsPanel } from '../views/ViewsPanel';
import { ColumnsPanel } from './ColumnsPanel';
import { NoRentals } from './NoRentals';
import { RentalTable } from './RentalTable';
import { useColumns } from './useColumns';
import { useFind } from './useFind';
import { useOrderedRows } from './useOrderedRows';
import { useReturnToRows } from './useReturnToRows';
import { useRowActions } from './useRowActions';
import { useSelection } from './useSelection';
import { useSelectionAnnouncement } from './useSelectionAnnouncement';
import { useTableWidth } from './useTableWidth';

const bulkBar = defineLazy(() => import('./BulkBar'));
const parts = [bulkBar];

export interface RentalsCardProps {
  readonly list: ListControl;
  /** True until the first rentals are loaded. */
  readonly isFilling: boolean;
  /** The page's note on the shown rentals, next to their number. */
  readonly note?: ReactNode;
}

/** The table of the filtered rentals. It updates with each letter typed, before the figures do. */
export const RentalsCard = memo(function RentalsCard({ list, isFilling, note }: RentalsCardProps) {
  const { t, i18n } = useTranslation('rentals');
  const { number } = useFormats();
  const all = useAppSelector(selectRentals);
  const criteria = useAppSelector(selectLiveCriteria);
  const loading = useAppSelector(selectRentalsLoading);
  const chosenCode = useAppSelector(selectCountryData);
  const ordering = useOrderedRows(filterRentals(all, criteria), list.order, i18n.language);
  const { rows } = ordering;
  const columns = useColumns(useTableWidth());
  const selection = useSelection(rows);
  const total = useMemo(() => countOf(all, criteria.deletion), [all, criteria.deletion]);
  const largest = useMemo(() => all.reduce((most, { Population }) => Math.max(most, Population), 1), [all]);
  const selected = useMemo(() => rentalsOf(selection.ids, all), [selection.ids, all]);
  const find = useFind(rows);
  const views = useViews(list);
  const actions = useRowActions(chosenCode);
  const { addRental } = useRentalPanels();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const returnToRows = useReturnToRows(card);
  const isEmpty = rows.count === 0;
  usePageMark('noMatch', isEmpty && !isFilling && all.length > 0);
  // A change or a deletion may take the last row away.
  useRestoreFocus(card, () => card.current);
  useSelectionAnnouncement(selection.ids.size);
  usePreload(parts);
  return (
    <section ref={card} className="card rentals-card" aria-labelledby={titleId} tabIndex={-1}>
      <header className="rentals-card-head">
        <h2 id={titleId}>{t('table.label')}</h2>
        <p role="status" className="rentals-card-count">
          <bdi>
            {loading || isFilling
              ? t('table.loading', { formatted: number(all.length) })
              : t('table.shown', { count: total, shown: number(rows.count), total: number(total) })}
          </bdi>
        </p>
        {note}
        <div className="rentals-card-tools">
          <RestrictedButton
            className="btn btn-outline-primary"
            reason={actions.denial}
            disabled={!actions.canEdit}
            onClick={addRental}
          >
            <Icon icon={plus} />
            <span className="panel-button-label">{t('edit.add')}</span>
          </RestrictedButton>
          <ViewsPanel views={views} />
          <ColumnsPanel preferences={columns.preferences} onChange={columns.change} />
          <ExportPanel rows={rows} selected={selected} />
        </div>
      </header>
      {!isEmpty && !isFilling && (
        <RentalTable
          {...ordering}
          order={list.order}
          onOrder={list.setOrder}
          columns={columns}
          selection={selection}
          find={find}
          largest={largest}
          chosenCode={chosenCode}
          actions={actions}
        />
      )}
      {isFilling && <RowSkeletons />}
      {isEmpty && !isFilling && (
        <div className="rentals-card-empty">
          <NoRentals list={list} criteria={criteria} hasOthers={all.length > 0} />
        </div>
      )}
      {selection.ids.size > 0 && (
        <LazyComponent part={bulkBar} props={{ selection, rentals: selected, rows, actions, onDone: returnToRows }} />
      )}
    </section>
  );
});

const rentalsOf = (ids: ReadonlySet<string>, all: readonly Rental[]) =>
  Array.from(ids, (id) => findRental(all, id)).filter((rental) => rental !== undefined);

/** How many rentals there would be without any other filter. */
const countOf = (all: readonly Rental[], deletion: DeletionChoice) =>
  deletion === 'include'
    ? all.length
    : all.reduce((count, { _deleted }) => count + Number((_deleted === true) === (deletion === 'only')), 0);

const skeletonRows = Array.from({ length: 16 }, (_, row) => row);

function RowSkeletons() {
  return (
    <div className="row-skeletons skeleton" aria-hidden="true">
      {skeletonRows.map((row) => (
        <div key={row}>
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}
