import { Avatar } from './Avatar';
import './avatar-illustration.scss';
import { type AvatarDescription, type HairStyle, parseAvatar } from './avatarDescription';

export interface AvatarIllustrationProps {
  /** `portrait/bun-1-3-5` (see avatarDescription.ts); anything else shows the name's initials. */
  readonly picture: string;
  readonly name: string;
  readonly size?: 'large';
}

/** A person's picture, in Polder's own flat drawing. Decorative: their name is beside it. */
export function AvatarIllustration({ picture, name, size }: AvatarIllustrationProps) {
  const look = parseAvatar(picture);
  return (
    <span className={size === 'large' ? 'portrait portrait-large' : 'portrait'}>
      {look ? <Drawing look={look} /> : <Avatar name={name} />}
    </span>
  );
}

const skins = ['#f6d7c3', '#eebf9f', '#d49a74', '#a56a45', '#6f4630'];
const hairColours = ['#2b2320', '#5a3a26', '#9a6a3a', '#d9a441', '#b5482a', '#9aa3af'];
const grounds = ['#cfdcfb', '#fbdcc0', '#c3e7e4', '#f2d0e4', '#dcd3f8', '#ebe0b8', '#cfe6ca', '#d6dee9'];
const clothes = ['#2f5bd0', '#c2620b', '#0f7f7a', '#a8437f', '#6f52c4', '#86691f', '#3b7a33', '#536985'];

function Drawing({ look }: { readonly look: AvatarDescription }) {
  const skin = pick(skins, look.skin);
  const colour = look.hair === 'scarf' ? pick(clothes, look.ground + 3) : pick(hairColours, look.colour);
  const { back, front } = hair[look.hair];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={pick(grounds, look.ground)} />
      {back && <path d={back} fill={colour} />}
      <path d="M8 66c0-13 9-19 24-19s24 6 24 19z" fill={pick(clothes, look.ground + look.skin)} />
      <path d="M26 36h12v10q-6 6-12 0z" fill={skin} />
      <ellipse cx="32" cy="28" rx="11" ry="13.5" fill={skin} />
      {front && <path d={front} fill={colour} />}
    </svg>
  );
}

const pick = (list: string[], index: number) => list[index % list.length];

const cap = 'M20 29c-3-12 3-18 12-18s15 6 12 18c-1-6-4-9-7-10-5 2-11 2-14 1-2 2-3 5-3 9z';

/** Hair behind the head and in front of it. */
const hair: Record<HairStyle, { back?: string; front?: string }> = {
  short: { front: cap },
  long: { back: 'M17 29c0-13 6-19 15-19s15 6 15 19c0 8 1 16 3 21H14c2-5 3-13 3-21z', front: cap },
  bob: { back: 'M17 28c0-12 6-18 15-18s15 6 15 18v10q-4 4-8 4H25q-4 0-8-4z', front: cap },
  bun: { back: 'M25 10a7 6 0 1 1 14 0 7 6 0 1 1-14 0z', front: cap },
  curly: {
    back: 'M18 34a6 6 0 0 1-3-9 6 6 0 0 1 3-9 7 7 0 0 1 9-7 7 7 0 0 1 10 0 7 7 0 0 1 9 7 6 6 0 0 1 3 9 6 6 0 0 1-3 9z',
    front: cap,
  },
  bald: {},
  beard: {
    front: `${cap}M20.5 27c0 11 4 18 11.5 18s11.5-7 11.5-18c-1 6-3 8-5 8-2-2-11-2-13 0-2 0-4-2-5-8z`,
  },
  scarf: {
    back: 'M16 30c0-14 7-20 16-20s16 6 16 20c0 8-1 14-4 20H20c-3-6-4-12-4-20z',
    front: 'M20 30c-1-13 3-19 12-19s13 6 12 19c-1-8-5-12-12-12s-11 4-12 12z',
  },
};
