import link from 'bootstrap-icons/icons/link-45deg.svg?glyph';
import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { announce } from '../../../lib/announce';
import { isolate } from '../../../lib/isolate';
import { hasRoomFor, maxNameLength, maxViews, nameFrom } from './savedViews';
import type { Views } from './useViews';
import { ViewLine } from './ViewLine';

interface ViewsFormProps {
  readonly views: Views;
  readonly onClose: () => void;
}

/** The saved views, and a field to save another. */
export default function ViewsForm({ views, onClose }: ViewsFormProps) {
  const { t } = useTranslation('rentals');
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const { current, isChanged } = views;
  const name = nameFrom(text);
  const isKnown = views.views.some((view) => view.name === name);
  const isFull = isRefused && !hasRoomFor(views, name);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    if (!hasRoomFor(views, name)) return setRefused(true);
    views.saveAs(name);
    finish(name);
  };
  const finish = (saved: string) => {
    announce(t('views.saved', { name: isolate(saved) }));
    onClose();
  };

  return (
    <div className="views-panel">
      {views.views.length === 0 ? (
        <p className="text-secondary">{t('views.none')}</p>
      ) : (
        <ul>
          {views.views.map((view) => (
            <ViewLine key={view.id} view={view} views={views} onClose={onClose} />
          ))}
        </ul>
      )}
      {current && isChanged && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => {
            views.saveChanges();
            finish(current.name);
          }}
        >
          <span className="text-truncate">{t('views.saveChanges', { name: isolate(current.name) })}</span>
        </button>
      )}
      <form onSubmit={save}>
        <label className="filter-label" htmlFor={id}>
          {t('views.saveAs')}
        </label>
        <div className="view-save">
          <input
            id={id}
            type="text"
            className={clsx('form-control', isFull && 'is-invalid')}
            aria-invalid={isFull}
            aria-describedby={isFull ? `${id}full` : undefined}
            maxLength={maxNameLength}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
          <button type="submit" className="btn btn-primary" disabled={name === ''}>
            {t(isKnown ? 'views.replace' : 'views.save')}
          </button>
        </div>
        {isFull && (
          <p id={`${id}full`} ref={showWhole} role="alert" className="view-problem">
            {t('views.full', { max: maxViews })}
          </p>
        )}
      </form>
      <ShareLink />
    </div>
  );
}

/** The panel may reach below the window. */
const showWhole = (problem: HTMLElement | null) => problem?.scrollIntoView?.({ block: 'nearest' });

/** Copies the page's address: it contains filter and order, so that others see the same. */
function ShareLink() {
  const { t } = useTranslation('rentals');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const address = window.location.href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <div className="view-share">
      <button type="button" className="btn btn-outline-secondary" onClick={copy}>
        <Icon icon={link} />
        {t('views.copyLink')}
      </button>
      <p role="status">{outcome === 'copied' && t('views.linkCopied')}</p>
      {outcome === 'refused' && (
        <input
          type="text"
          className="form-control form-control-sm"
          readOnly
          aria-label={t('views.linkByHand')}
          value={address}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
