import download from 'bootstrap-icons/icons/download.svg?glyph';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { errorKey } from '../../../cloud/errors';
import { useErrorText } from '../../../components/useErrorText';
import { useFormats } from '../../../components/useFormats';
import { announce } from '../../../lib/announce';
import { writeDay } from '../../../lib/days';
import { saveFile } from '../../../lib/saveFile';
import { PanelButton } from '../table/PanelButton';
import type { OrderedRows } from '../table/useOrderedRows';
import type { ExportSettings } from './exportRentals';

export interface ExportPanelProps {
  /** The shown rentals, in the shown order. */
  readonly rows: OrderedRows;
  readonly selected: readonly Rental[];
}

/** Saves the shown or the selected rentals as a CSV file. */
export function ExportPanel({ rows, selected }: ExportPanelProps) {
  const { t } = useTranslation('rentals');
  return (
    <PanelButton icon={download} label={t('export.button')}>
      {(close) => <ExportForm rows={rows} selected={selected} onClose={close} />}
    </PanelButton>
  );
}

type Source = Pick<ExportSettings, 'count' | 'rentalAt'>;

function ExportForm({ rows, selected, onClose }: ExportPanelProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('rentals');
  const { number, percent } = useFormats();
  const [onlySelected, setOnlySelected] = useState(selected.length > 0);
  const [withByteOrderMark, setWithByteOrderMark] = useState(true);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const errorText = useErrorText();
  const stopping = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useId();
  useEffect(() => () => stopping.current?.abort(), []);

  const ofSelection: Source = { count: selected.length, rentalAt: (place) => selected[place] };
  const source = onlySelected && selected.length > 0 ? ofSelection : rows;
  const { count } = source;
  const isWriting = progress !== null;

  const start = async () => {
    if (isWriting) return;
    // The choices are disabled while it is written: Enter may have been pressed in one of them.
    button.current?.focus();
    const controller = new AbortController();
    stopping.current = controller;
    setFailure(null);
    setProgress(0);
    try {
      const [{ exportRentals }, { openExportWriter }] = await Promise.all([
        import('./exportRentals'),
        import('./openExportWriter'),
      ]);
      const { signal } = controller;
      const { rentalAt } = source;
      const settings = { count, rentalAt, withByteOrderMark, onProgress: setProgress, signal };
      const file = await exportRentals(settings, openExportWriter(count));
      saveFile(file, `${t('export.fileName')}-${writeDay(new Date())}.csv`);
      announce(t('export.done', { formatted: number(count), count }));
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      setProgress(null);
      setFailure({ error });
    }
  };

  return (
    <form
      className="export-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <fieldset disabled={isWriting}>
        <legend>{t('export.what')}</legend>
        <label className="form-check">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={source === rows}
            onChange={() => setOnlySelected(false)}
          />
          {t('export.shown', { formatted: number(rows.count), count: rows.count })}
        </label>
        <label className="form-check">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={source !== rows}
            disabled={selected.length === 0}
            onChange={() => setOnlySelected(true)}
          />
          {t('export.selected', { formatted: number(selected.length), count: selected.length })}
        </label>
        <label className="form-check export-mark">
          <input
            type="checkbox"
            className="form-check-input"
            checked={withByteOrderMark}
            onChange={(event) => setWithByteOrderMark(event.target.checked)}
          />
          {t('export.byteOrderMark')}
        </label>
      </fieldset>
      <p className="text-secondary">{t('export.hint')}</p>
      {failure && (
        <p role="alert" className="filter-error">
          {t('export.failed')} {errorKey(failure.error) === 'network' ? errorText(failure.error) : t('export.advice')}
        </p>
      )}
      <button
        ref={button}
        type="submit"
        className={clsx('btn btn-primary', isWriting && 'disabled')}
        disabled={count === 0}
        aria-disabled={isWriting}
      >
        {progress === null ? t('export.start', { formatted: number(count), count }) : percent(progress)}
      </button>
    </form>
  );
}
