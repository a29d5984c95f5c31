import play from 'bootstrap-icons/icons/play-fill.svg?glyph';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { DesignSection } from './DesignSection';
import './motion.scss';
import { clsx } from 'clsx';

const durations = [120, 150, 180] as const;
const calm = '(prefers-reduced-motion: reduce)';

/** The three durations, animated; and whether reduced motion is on. */
export function Motion() {
  const { t } = useTranslation('design');
  const [there, setThere] = useState(false);
  const isCalm = useSyncExternalStore(
    watchMotion,
    () => matchMedia(calm).matches,
    () => false,
  );
  return (
    <DesignSection title={t('motion.title')} lead={t('motion.lead')}>
      <div className="card card-body motion">
        {durations.map((duration) => (
          <div key={duration} className="motion-row">
            <span>{t('motion.duration', { duration })}</span>
            <span className={clsx('motion-track', `motion-${duration}`, there && 'there')} aria-hidden="true">
              <span />
            </span>
            <span className="text-secondary">{t(`motion.uses.${duration}`)}</span>
          </div>
        ))}
        <div className="d-flex flex-wrap align-items-center gap-3 mt-2">
          <button type="button" className="btn btn-outline-secondary" onClick={() => setThere(!there)}>
            <Icon icon={play} directional />
            {t('motion.play')}
          </button>
          <span className="text-secondary">{t(isCalm ? 'motion.calm' : 'motion.lively')}</span>
        </div>
      </div>
    </DesignSection>
  );
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(calm);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
