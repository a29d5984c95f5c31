import { clsx } from 'clsx';
import { CanalHouses } from '../../../components/drawings/home';
import { Bicycle, Tulips } from '../../../components/drawings/outdoors';
import { WindmillKit } from '../../../components/drawings/paper';

const subjects = { houses: CanalHouses, bicycle: Bicycle, tulips: Tulips, windmill: WindmillKit };

export interface SceneProps {
  readonly subject: keyof typeof subjects;
  /** Alternative text, unless text next to the picture describes it. */
  readonly label?: string;
  readonly className?: string;
}

/** A wide drawing of a Dutch landscape, in Polder's flat style. */
export function Scene({ subject, label, className = '' }: SceneProps) {
  const Drawing = subjects[subject];
  return (
    <svg
      viewBox="-30 8 220 112"
      preserveAspectRatio="xMidYMax slice"
      className={clsx('scene', className)}
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
