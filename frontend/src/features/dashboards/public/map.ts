/** The map of the world and its parts. */
import '../dashboards.scss';
import '../utrecht/utrecht.scss';

export { Filling } from '../filling';
export { countryTotals, type Measure } from '../utrecht/countryTotals';
export { MapButtons } from '../utrecht/MapButtons';
export { MapCard } from '../utrecht/MapCard';
export { pan, panTo, shownAt, wholeWorld, zoom } from '../utrecht/mapView';
export { directions } from '../utrecht/nextCountry';
export { useMapView } from '../utrecht/useMapView';
export { useRegionName } from '../utrecht/useRegionName';
