import upload from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?glyph';
import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../../app/hooks';
import { DropArea } from '../../../components/DropArea';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { ProgressLine } from '../../../components/ProgressLine';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFileDrop } from '../../../components/useFileDrop';
import { useFormats } from '../../../components/useFormats';
import { isolate } from '../../../lib/isolate';
import { loginFrom } from '../../../lib/paths';
import { useHydrated } from '../../../lib/useHydrated';
import { selectCurrentImport } from '../../rentals/public/currentImport';
import { acceptedFileTypes, rowsDone } from '../../rentals/public/imports';
import { useCan, useDenial } from '../../session/public/permissions';
import { selectIsGuest } from '../../session/public/session';

export interface ImportCardProps {
  /** Has to stay the same between renders. */
  readonly onFile: (file: File) => void;
  /** Opens the dialog of the import under way. Has to stay the same between renders. */
  readonly onShow: () => void;
}

/** Starts an import by file drop or file choice. While an import runs, shows its progress. */
export const ImportCard = memo(function ImportCard({ onFile, onShow }: ImportCardProps) {
  const { t } = useTranslation('dashboards');
  const titleId = useId();
  const isHydrated = useHydrated();
  const isGuest = useAppSelector(selectIsGuest);
  const mayImport = useCan('import');
  const denial = useDenial('import');
  const isBusy = useAppSelector((state) => selectCurrentImport(state) !== null);
  return (
    <section className="card import-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{t('amsterdam.import.title')}</h2>
          <p>{t('amsterdam.import.unit')}</p>
        </div>
      </header>
      {/* The prerendered document has both variants and shows one, as it is rendered before the user is known. */}
      {!isHydrated && <Invitation className="built-for-guest" />}
      {!isHydrated && <DropZonePlace className="built-for-account" />}
      {isHydrated && !mayImport && (isGuest ? <Invitation /> : <DropZonePlace reason={denial} />)}
      {mayImport && isBusy && <Running onShow={onShow} />}
      {mayImport && !isBusy && <DropZone onFile={onFile} />}
    </section>
  );
});

function DropZone({ onFile }: Pick<ImportCardProps, 'onFile'>) {
  const { t } = useTranslation('import');
  const isOver = useFileDrop(onFile);
  return (
    <DropArea isOver={isOver} className="import-card-zone">
      <Icon icon={upload} />
      <p className="drop-area-hint">
        <strong>{t('drop')}</strong> {t('or')}
      </p>
      <FileButton label={t('choose')} accept={acceptedFileTypes} className="btn btn-primary" onFile={onFile} />
    </DropArea>
  );
}

/** In its place until the session is known, and for those who may not import. */
function DropZonePlace({
  className = '',
  reason,
}: {
  readonly className?: string;
  readonly reason?: string | undefined;
}) {
  const { t } = useTranslation('import');
  return (
    <DropArea className={clsx('import-card-zone', className)}>
      <Icon icon={upload} />
      <p className="drop-area-hint">
        <strong>{t('drop')}</strong> {t('or')}
      </p>
      <RestrictedButton className="btn btn-primary" reason={reason} disabled>
        {t('choose')}
      </RestrictedButton>
    </DropArea>
  );
}

function Running({ onShow }: Pick<ImportCardProps, 'onShow'>) {
  const { t } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  const current = useAppSelector(selectCurrentImport);
  // Prevents the browser from opening a file that is dropped during an import.
  useFileDrop(onShow);
  if (!current) return null;
  const { kind, fileName, phase, validRows, tally, end } = current;
  const done = rowsDone(tally);
  const name = isolate(fileName);
  const state = phase === 'ended' && end ? end : 'running';
  const title = t(kind === 'undo' ? `undo.${state}` : `${state}`, { name });
  return (
    <div className="import-card-running">
      <p>
        <strong>{title}</strong>
        {phase === 'paused' && <span>{t('paused')}</span>}
        <span>{t('progress', { count: validRows, done: number(done), total: number(validRows) })}</span>
      </p>
      <ProgressLine
        max={1}
        {...(phase !== 'preparing' && { value: phase === 'ended' || validRows === 0 ? 1 : done / validRows })}
        aria-label={title}
      />
      <button type="button" className="btn btn-outline-secondary" onClick={onShow}>
        {t('rentals:import.showRunning')}
      </button>
    </div>
  );
}

/** Tells guests what the import offers after signing in. */
function Invitation({ className = '' }) {
  const { t } = useTranslation('dashboards');
  const location = useLocation();
  return (
    <DropArea className={clsx('import-card-zone', className)}>
      <Icon icon={upload} />
      <p>{t('amsterdam.import.guest')}</p>
      <Link className="btn btn-primary" to={loginFrom(location)}>
        {t('amsterdam.import.signIn')}
      </Link>
    </DropArea>
  );
}
