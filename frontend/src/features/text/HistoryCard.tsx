import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { RestrictedButton } from '../../components/RestrictedButton';
import { useFormats } from '../../components/useFormats';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { useDenial } from '../session/public/permissions';
import type { StoredAnalysis } from './history';
import { languageName } from './MissingParts';
import { startOf } from './startOf';
import type { TextAnalysisControl } from './useTextAnalysis';

/** Only who has texts loads it, and with it a file of the apps. */
const undoNotice = defineLazy(() => import('./HistoryUndoNotice'), ['apps']);

/** Earlier analyses, to show again without another request. */
export function HistoryCard({ control }: { readonly control: TextAnalysisControl }) {
  const { t } = useTranslation('text');
  const titleId = useId();
  const { history, progress, analyse, show, forget, deleted } = control;
  const denial = useDenial('interpret', 'Text');
  const isReading = progress !== null;
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  return (
    <section ref={card} className="card text-history-card" aria-labelledby={titleId} tabIndex={-1}>
      <header className="marks-head">
        <h2 id={titleId}>{t('history.title')}</h2>
        {history.length > 0 && (
          <button type="button" className="btn btn-link btn-sm" onClick={() => forget()}>
            {t('history.forgetAll')}
          </button>
        )}
      </header>
      {history.length === 0 ? (
        <EmptyState drawing="letterBox" title={t('history.emptyTitle')} hint={t('history.empty')}>
          <RestrictedButton
            // Not the attribute while it reads: with it, the button just pressed would lose the focus.
            className={clsx('btn btn-outline-secondary', isReading && 'disabled')}
            aria-disabled={isReading}
            reason={denial}
            onClick={() => {
              if (!isReading) void analyse(t('examples.review.text'));
            }}
          >
            {t('history.readExample')}
          </RestrictedButton>
        </EmptyState>
      ) : (
        <ul className="text-history">
          {history.map((past) => (
            <HistoryEntry key={past.id} past={past} onShow={() => show(past)} onForget={() => forget(past.id)} />
          ))}
        </ul>
      )}
      <p className="marks-hint">{t('history.where')}</p>
      {/* Before anything is deleted: what comes with a live region may not be announced. */}
      {(history.length > 0 || deleted) && <LazyComponent part={undoNotice} props={{ control, focusAfter: card }} />}
    </section>
  );
}

interface HistoryEntryProps {
  readonly past: StoredAnalysis;
  readonly onShow: () => void;
  readonly onForget: () => void;
}

const shownCharacters = 140;
const namedCharacters = 40;

function HistoryEntry({ past: { at, reading }, onShow, onForget }: HistoryEntryProps) {
  const { t, i18n } = useTranslation('text');
  const { relative, number } = useFormats();
  const forget = t('history.forget', { start: startOf(reading.text, namedCharacters) });
  const language = reading.language.result;
  const entities = reading.entities.result?.length ?? 0;
  return (
    <li>
      <button type="button" className="btn text-history-entry" onClick={onShow}>
        <bdi className="text-truncate">{startOf(reading.text, shownCharacters)}</bdi>
        <span>
          <bdi>
            {[
              relative(at),
              language ? languageName(i18n.language, language.code) : null,
              t('history.entities', { count: entities, formatted: number(entities) }),
            ]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </bdi>
        </span>
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={forget}
        title={forget}
        onClick={oncePerDoubleClick(onForget)}
      >
        <Icon icon={trash} />
      </button>
    </li>
  );
}
