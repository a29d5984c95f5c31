import minus from 'bootstrap-icons/icons/dash-lg.svg?glyph';
import globe from 'bootstrap-icons/icons/globe2.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../../components/FocusableButton';
import { Icon } from '../../../components/Icon';
import { type MapSize, wholeWorld, zoom } from './mapView';
import type { MapViewControl } from './useMapView';

const buttons = [
  { name: 'zoomIn', icon: plus },
  { name: 'zoomOut', icon: minus },
  { name: 'wholeWorld', icon: globe },
] as const;

interface MapButtonsProps extends Pick<MapViewControl, 'view' | 'setView'> {
  /** Default: the world's. */
  readonly size?: MapSize;
}

/** Zoom buttons for users without a wheel or multi-touch. */
export function MapButtons({ view, setView, size }: MapButtonsProps) {
  const { t } = useTranslation('dashboards');
  const actions = {
    zoomIn: () => setView((current) => zoom(current, 1.6, size)),
    zoomOut: () => setView((current) => zoom(current, 1 / 1.6, size)),
    wholeWorld: () => setView(() => wholeWorld),
  };
  return (
    <div className="map-buttons">
      {buttons.map(({ name, icon }) => (
        <FocusableButton
          key={name}
          className="btn btn-icon"
          aria-label={t(`utrecht.${name}`)}
          title={t(`utrecht.${name}`)}
          isDisabled={name !== 'zoomIn' && view.scale === 1}
          onClick={actions[name]}
        >
          <Icon icon={icon} />
        </FocusableButton>
      ))}
    </div>
  );
}
