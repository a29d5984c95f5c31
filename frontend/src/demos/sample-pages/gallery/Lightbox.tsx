import previous from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import next from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import download from 'bootstrap-icons/icons/download.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { hasModifier } from '../../../lib/moveFocus';
import { saveDrawing } from './saveDrawing';
import type { Scene } from './scenes';

export interface LightboxProps {
  readonly shown: Scene;
  /** The scene's position among those shown, from 1, and their number. */
  readonly place: number;
  readonly count: number;
  /** 1 for the next scene, -1 for the previous one. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** A picture in a modal. Arrow keys show its neighbours, Escape closes it. */
export function Lightbox({ shown, place, count, onStep, onClose }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { Drawing, id } = shown;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    onStep(event.key === forward ? 1 : -1);
  };
  const title = t(`scenes.${id}.title`);
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="lightbox-panel">
        <header>
          <h2 id={titleId}>{title}</h2>
          <span className="lightbox-place">{t('place', { place, count })}</span>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('save', { title })}
            title={t('save', { title })}
            onClick={() => saveDrawing(dialog.current?.querySelector('svg.gallery-scene'), title)}
          >
            <Icon icon={download} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('close')}
            title={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon icon={cross} />
          </button>
        </header>
        <svg className="gallery-scene" viewBox="0 0 240 160" role="img" aria-label={title}>
          <Drawing />
        </svg>
        <footer>
          <button type="button" className="btn btn-icon" aria-label={t('previous')} onClick={() => onStep(-1)}>
            <Icon icon={previous} directional />
          </button>
          <p aria-live="polite">{t(`scenes.${id}.caption`)}</p>
          <button type="button" className="btn btn-icon" aria-label={t('next')} onClick={() => onStep(1)}>
            <Icon icon={next} directional />
          </button>
        </footer>
      </div>
    </dialog>
  );
}
