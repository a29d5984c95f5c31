/** How a person's hair is drawn. */
const hairStyles = ['short', 'long', 'bob', 'bun', 'curly', 'bald', 'beard', 'scarf'] as const;
export type HairStyle = (typeof hairStyles)[number];

/** The parts that an avatar is drawn from. */
export interface AvatarDescription {
  readonly hair: HairStyle;
  /** Indexes of AvatarIllustration.tsx's lists of colours. */
  readonly skin: number;
  readonly colour: number;
  readonly ground: number;
}

/**
 * Reads a picture as the sample data name it: `portrait/<hair>-<skin>-<colour>-<ground>`, such as `portrait/bun-1-3-5`.
 * @returns null for other texts
 */
export function parseAvatar(picture: string): AvatarDescription | null {
  const [, style, skin, colour, ground] = /^portrait\/([a-z]+)-(\d)-(\d)-(\d)$/.exec(picture) ?? [];
  const hair = hairStyles.find((known) => known === style);
  return hair ? { hair, skin: Number(skin), colour: Number(colour), ground: Number(ground) } : null;
}
