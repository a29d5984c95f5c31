import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { LazyComponent } from '../../components/LazyComponent';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { saveFile } from '../../lib/saveFile';
import { selectCurrentImport } from '../rentals/public/currentImport';
import {
  type ImportRecord,
  importDialog,
  rejectedFileName,
  useImportManager,
  useKeptReview,
} from '../rentals/public/imports';
import { selectAccountId } from '../session/public/session';
import './amsterdam/amsterdam.scss';
import { DeletedCard } from './amsterdam/DeletedCard';
import { FlowFigures } from './amsterdam/FlowFigures';
import { HealthCard } from './amsterdam/HealthCard';
import { HistoryCard } from './amsterdam/HistoryCard';
import { ImportCard } from './amsterdam/ImportCard';
import { TimelineCard } from './amsterdam/TimelineCard';
import { ArrangedCards } from './arrangement/ArrangedCards';
import type { PlacedCard } from './arrangement/arrangement';
import { useArrangement } from './arrangement/useArrangement';
import { Filling } from './filling';
import { RentalsDashboard } from './RentalsDashboard';
import { useDashboardRentals } from './useDashboardRentals';

const defaultCards: readonly PlacedCard[] = [
  { id: 'history', width: 3 },
  { id: 'timeline', width: 2 },
  { id: 'health', width: 1 },
  { id: 'deleted', width: 3 },
];

/** The data flow: imports, when rentals changed, deleted rentals, and whether this browser is in sync. */
export default function AmsterdamPage() {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const { t: importText } = useTranslation('import');
  const manager = useImportManager();
  const sub = useAppSelector(selectAccountId);
  const shown = useDashboardRentals();
  const { all: rentals, isSample, isMissing, isFilling } = shown;
  const arrangement = useArrangement('amsterdam', defaultCards);
  const [dialog, setDialog] = useState<{ file: File | null } | null>(null);

  const isReportAskedFor = useSearchParams()[0].has('import');
  const hasImport = useAppSelector((state) => selectCurrentImport(state) !== null);
  const updateSearchParams = useUpdateSearchParams();
  useEffect(() => {
    if (!isReportAskedFor) return;
    // The report may have been closed meanwhile: the history shows the result.
    if (hasImport) setDialog({ file: null });
    updateSearchParams({ import: null }, { replace: true });
  }, [isReportAskedFor, hasImport, updateSearchParams]);

  const openFile = useCallback((file: File) => setDialog({ file }), []);
  const showImport = useCallback(() => setDialog({ file: null }), []);
  useKeptReview(showImport);
  const { archive } = manager.dependencies;
  const download = async (record: ImportRecord) => saveFile(await archive.file(record), record.fileName);
  const downloadRejected = async (record: ImportRecord) =>
    saveFile(await archive.rejected(record), rejectedFileName(importText, record.fileName));
  const importAgain = async (record: ImportRecord) => openFile(await archive.file(record));
  const undo = async (record: ImportRecord) => {
    if (sub === null) return true;
    const outcome = await manager.undo(sub, record);
    // An unfinished import is resumed instead, which the dialog shows too.
    if (outcome !== 'elsewhere') setDialog({ file: null });
    return outcome !== 'elsewhere';
  };

  return (
    <RentalsDashboard
      title={t('amsterdam.title')}
      subtitle={t('amsterdam.subtitle')}
      shown={shown}
      arrangement={arrangement}
    >
      <ImportCard onFile={openFile} onShow={showImport} />
      <Filling value={isFilling}>
        {!isMissing && <FlowFigures rentals={rentals} isSample={isSample} />}
        <ArrangedCards
          arrangement={arrangement}
          contents={{
            history: {
              title: t('amsterdam.history.title'),
              content: (
                <HistoryCard
                  key={sub}
                  onFile={openFile}
                  undo={undo}
                  importAgain={importAgain}
                  download={download}
                  downloadRejected={downloadRejected}
                />
              ),
            },
            timeline: isMissing
              ? undefined
              : { title: t('amsterdam.timeline.title'), content: <TimelineCard rentals={rentals} /> },
            health: isSample ? undefined : { title: t('amsterdam.health.title'), content: <HealthCard /> },
            deleted: {
              title: t('amsterdam.tombstones.title'),
              content: <DeletedCard rentals={rentals} isSample={isSample} />,
            },
          }}
        />
      </Filling>
      {dialog && (
        <Suspense>
          <LazyComponent part={importDialog} props={{ firstFile: dialog.file, onClose: () => setDialog(null) }} />
        </Suspense>
      )}
    </RentalsDashboard>
  );
}
