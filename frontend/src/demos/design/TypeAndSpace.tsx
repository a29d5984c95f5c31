import { useTranslation } from 'react-i18next';
import { DesignSection } from './DesignSection';
import { radii, spaces, typeSizes } from './tokens';
import './type-and-space.scss';

/** The six text sizes. */
export function TypeScale() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('type.title')} lead={t('type.lead')}>
      <dl className="card type-scale">
        {typeSizes.map(([name, className]) => (
          <div key={name}>
            <dt>
              {t(`type.sizes.${name}`)}
              {className && <code>.{className}</code>}
            </dt>
            <dd className={className}>{t(`type.samples.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </DesignSection>
  );
}

/** The seven spacing steps. */
export function SpaceScale() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('space.title')} lead={t('space.lead')}>
      <ul className="card space-scale">
        {spaces.map(([step, size]) => (
          <li key={step}>
            <span>{t('pixels', { pixels: size * 16 })}</span>
            <span className="space-bar" style={{ width: `${size}rem` }} aria-hidden="true" />
            <code>
              p-{step} m-{step} gap-{step}
            </code>
          </li>
        ))}
      </ul>
    </DesignSection>
  );
}

/** Border radii, and the three elevations. */
export function ShapeScale() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('shape.title')} lead={t('shape.lead')}>
      <ul className="shape-scale">
        {radii.map(([property, pixels]) => (
          <li key={property}>
            <span className="shape-sample" style={{ borderRadius: `var(${property})` }} aria-hidden="true" />
            <span>{t(`shape.radii.${pixels as 4 | 6 | 8 | 12}`)}</span>
            <span className="text-secondary small">{t('pixels', { pixels })}</span>
          </li>
        ))}
        {(['flat', 'card', 'floating'] as const).map((height) => (
          <li key={height}>
            <span className={`shape-sample height-${height}`} aria-hidden="true" />
            <span>{t(`shape.heights.${height}`)}</span>
          </li>
        ))}
      </ul>
    </DesignSection>
  );
}
