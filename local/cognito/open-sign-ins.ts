import type { PasswordVerifier, SrpExchange } from './srp';

/** An SRP sign-in between its two halves. */
export interface OpenSignIn {
  readonly clientId: string;
  /** Undefined for an unknown user, whose proof is going to fail. */
  readonly sub: string | undefined;
  /** USER_ID_FOR_SRP. */
  readonly userId: string;
  readonly verifier: PasswordVerifier;
  readonly exchange: SrpExchange;
}

/** The sign-ins that were begun, by the secret block of their challenge. Kept in memory. */
export interface OpenSignIns {
  /** @param lifetime milliseconds in which it can be completed */
  add(secretBlock: string, signIn: OpenSignIn, lifetime: number): void;
  /** Each can be answered once; undefined when it was, or came too late, or never was. */
  take(secretBlock: string): OpenSignIn | undefined;
}

/** @param now milliseconds since 1970 */
export function createOpenSignIns(now: () => number): OpenSignIns {
  const open = new Map<string, { signIn: OpenSignIn; ends: number }>();
  return {
    add(secretBlock, signIn, lifetime) {
      for (const [block, { ends }] of open) if (ends <= now()) open.delete(block);
      open.set(secretBlock, { signIn, ends: now() + lifetime });
    },
    take(secretBlock) {
      const found = open.get(secretBlock);
      open.delete(secretBlock);
      return found && found.ends > now() ? found.signIn : undefined;
    },
  };
}
