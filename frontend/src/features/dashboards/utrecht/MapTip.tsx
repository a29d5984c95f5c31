import type { ReactNode } from 'react';
import { type Point, worldSize } from './mapView';

export interface MapTipProps {
  /** In the map's units. */
  readonly at: Point;
  readonly children: ReactNode;
}

/** A tooltip beside a country. Screen readers get the same text from the list's label. */
export function MapTip({ at, children }: MapTipProps) {
  const isRight = at.x > worldSize.width / 2;
  const style = {
    left: `${(100 * at.x) / worldSize.width}%`,
    top: `${(100 * at.y) / worldSize.height}%`,
    transform: `translate(${isRight ? 'calc(-100% - 0.75rem)' : '0.75rem'}, -50%)`,
  };
  return (
    <div className="map-tip" style={style} aria-hidden="true">
      {children}
    </div>
  );
}
