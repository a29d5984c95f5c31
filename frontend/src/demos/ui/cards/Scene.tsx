import { CanalHouses } from '../../../features/shop/pictures/home';
import { Bicycle, Tulips } from '../../../features/shop/pictures/outdoors';
import { WindmillKit } from '../../../features/shop/pictures/paper';

const subjects = { houses: CanalHouses, bicycle: Bicycle, tulips: Tulips, windmill: WindmillKit };

export interface SceneProps {
  readonly subject: keyof typeof subjects;
  /** What there is to see, where nothing beside it says so. */
  readonly label?: string;
  readonly className?: string;
}

/** A wide picture of somewhere in the Netherlands, in Polder's own flat drawing. */
export function Scene({ subject, label, className = '' }: SceneProps) {
  const Drawing = subjects[subject];
  return (
    <svg
      viewBox="-30 8 220 112"
      preserveAspectRatio="xMidYMax slice"
      className={`scene ${className}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path d="M-200 0h560v96h-560z" className="scene-sky" />
      <path d="M-200 96h560v24h-560z" className="scene-ground" />
      <Drawing />
    </svg>
  );
}
