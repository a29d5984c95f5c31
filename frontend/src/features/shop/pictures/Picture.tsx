import type { ComponentType } from 'react';
import { Blanket, CanalHouses, DelftTile } from '../../../components/drawings/home';
import { CheeseBoard, Mug, Stroopwafels } from '../../../components/drawings/kitchen';
import { Bicycle, Tulips, Umbrella } from '../../../components/drawings/outdoors';
import { BridgePoster, Notebook, WindmillKit } from '../../../components/drawings/paper';

const subjects = {
  canalHouses: CanalHouses,
  blanket: Blanket,
  delftTile: DelftTile,
  bicycle: Bicycle,
  tulips: Tulips,
  umbrella: Umbrella,
  stroopwafels: Stroopwafels,
  cheeseBoard: CheeseBoard,
  mug: Mug,
  bridgePoster: BridgePoster,
  windmillKit: WindmillKit,
  notebook: Notebook,
} satisfies Record<string, ComponentType<{ variant?: string | undefined }>>;

export type Subject = keyof typeof subjects;

/** The pictures of a product's gallery: by day, in the evening, and a close-up. */
export const views = ['day', 'evening', 'close'] as const;
export type View = (typeof views)[number];

export interface PictureProps {
  readonly subject: Subject;
  readonly view?: View;
  /** The variant, where it can be seen: a colour. */
  readonly variant?: string | undefined;
  /** The picture's text alternative, where no text beside it names the product. */
  readonly label?: string;
}

/** A flat drawing of a product. */
export function Picture({ subject, view = 'day', variant, label }: PictureProps) {
  const Drawing: ComponentType<{ variant?: string | undefined }> = subjects[subject];
  const drawing = (
    <>
      <rect width="160" height="120" className="picture-sky" />
      <path d="M0 96h160v24H0z" className="picture-ground" />
      <Drawing variant={variant} />
    </>
  );
  const look = { className: `picture picture-${view}`, viewBox: view === 'close' ? '44 30 72 54' : '0 0 160 120' };
  if (!label) {
    return (
      <svg {...look} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
