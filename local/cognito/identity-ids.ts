import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Identity ids of one pool. An id certifies itself: its second half is a digest of its first, the pool and the kind.
 * So nothing is stored for a guest, and a browser's guest id remains valid after a reset of the local data.
 */
export interface IdentityIds {
  /** A new id for a guest. */
  newGuest(): string;
  /** The id of a person, the same at each sign-in. */
  ofPerson(provider: string, sub: string): string;
  /** The kind of an id; undefined when it is not from this pool. */
  kindOf(identityId: string): IdentityKind | undefined;
}

export type IdentityKind = 'guest' | 'person';

/** @param secret key for people's ids */
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
