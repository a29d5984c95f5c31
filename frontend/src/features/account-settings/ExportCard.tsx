import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { readAccount, readMe } from '../../cloud/account';
import { type ErrorKey, errorKey } from '../../cloud/errors';
import { ProgressLine } from '../../components/ProgressLine';
import { useErrorSentence } from '../../components/useErrorSentence';
import { useFormats } from '../../components/useFormats';
import { brandName } from '../../lib/brand';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { saveFile } from '../../lib/saveFile';
import { selectAccountId } from '../session/public/session';
import { type ExportProgress, type ExportSources, exportAccount } from './exportAccount';

type State =
  | { readonly at: 'start' | 'cancelled' }
  | ({ readonly at: 'reading' | 'done' } & ExportProgress)
  | { readonly at: 'failed'; readonly error: ErrorKey };

/** Downloads all data stored about the person. */
export function ExportCard() {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const { number } = useFormats();
  const sub = useAppSelector(selectAccountId);
  const [state, setState] = useState<State>({ at: 'start' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (account: string) => {
    const controller = new AbortController();
    running.current = controller;
    const show = (shown: State) => !controller.signal.aborted && setState(shown);
    show({ at: 'reading', entries: 0, files: 0 });
    try {
      const sources = await loadSources();
      const onProgress = (progress: ExportProgress) => show({ at: 'reading', ...progress });
      const all = await exportAccount(account, sources, controller.signal, onProgress);
      const { zip } = await import('../../lib/zip');
      const archive = await zip(all.files);
      // Cancelled while the archive was made.
      controller.signal.throwIfAborted();
      saveFile(archive, `${brandName.toLowerCase()}-account.zip`);
      show({ at: 'done', entries: all.account.activity.length, files: all.files.length - 1 });
    } catch (error) {
      if (!controller.signal.aborted) console.error(error);
      show({ at: 'failed', error: errorKey(error) });
    }
  };
  // It begins and is cancelled by a button in the same place.
  const begin = oncePerDoubleClick(() => sub && void start(sub));
  const cancel = oncePerDoubleClick(() => {
    running.current?.abort();
    setState({ at: 'cancelled' });
  });
  const isReading = state.at === 'reading';

  return (
    <section className="card" aria-labelledby="profile-export">
      <div className="card-body">
        <h2 id="profile-export">{t('export.title')}</h2>
        <p className="text-secondary">{t('export.explanation')}</p>
        {state.at === 'failed' && (
          <p className="text-danger" role="alert">
            {sentence(state.error)}
          </p>
        )}
        <p
          role="status"
          className={isReading || state.at === 'done' || state.at === 'cancelled' ? '' : 'visually-hidden'}
        >
          {isReading &&
            (state.files > 0
              ? t('export.progressFiles', { formatted: number(state.files) })
              : state.entries > 0
                ? t('export.progress', { count: state.entries, formatted: number(state.entries) })
                : t('export.reading'))}
          {state.at === 'done' &&
            `${t('export.done', { count: state.entries, formatted: number(state.entries) })} ${t('export.files', { count: state.files, formatted: number(state.files) })}`}
          {state.at === 'cancelled' && t('export.cancelled')}
        </p>
        {isReading && <ProgressLine aria-label={t('export.reading')} className="progress-line mb-3" />}
        <button type="button" className="btn btn-outline-secondary" onClick={isReading ? cancel : begin}>
          {t(isReading ? 'export.cancel' : 'export.start')}
        </button>
      </div>
    </section>
  );
}

async function loadSources(): Promise<ExportSources> {
  const [settings, files, history] = await Promise.all([
    import('../../cloud/settingsApi'),
    import('../../cloud/userFiles'),
    import('../../cloud/historyApi'),
  ]);
  return { readAccount, readMe, ...settings, ...files, ...history };
}
