import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Identity ids of one pool. An id certifies itself: its second half is a digest of its first, the pool and the kind.
 * So nothing is stored for a guest, and a browser may keep its guest id over a reset of the laptop's data.
 */
export interface IdentityIds {
  /** A new id for a guest. */
  newGuest(): string;
  /** The id of a person, the same at each sign-in. */
  ofPerson(provider: string, sub: string): string;
  /** Whose id it is; undefined when it is none of this pool's. */
  kindOf(identityId: string): IdentityKind | undefined;
}

export type IdentityKind = 'guest' | 'person';

/** @param secret from which people's ids are derived */
export function createIdentityIds(region: string, identityPoolId: string, secret: string): IdentityIds {
  const complete = (kind: IdentityKind, firstHalf: string) => {
    const check = createHash('sha256').update(`${identityPoolId} ${kind} ${firstHalf}`).digest('hex').slice(0, 16);
    const uuid = `${firstHalf}${check}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return `${region}:${uuid}`;
  };
  return {
    newGuest: () => complete('guest', randomBytes(8).toString('hex')),
    ofPerson(provider, sub) {
      const digest = createHmac('sha256', secret).update(`${provider} ${sub}`).digest('hex');
      return complete('person', digest.slice(0, 16));
    },
    kindOf(identityId) {
      const firstHalf = identityId
        .slice(region.length + 1)
        .replaceAll('-', '')
        .slice(0, 16);
      return (['guest', 'person'] as const).find((kind) => complete(kind, firstHalf) === identityId);
    },
  };
}
