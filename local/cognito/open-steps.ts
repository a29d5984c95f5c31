import type { PasswordVerifier, SrpExchange } from './srp';

/** An SRP sign-in between its two halves. */
export interface OpenSignIn {
  readonly clientId: string;
  /** Undefined for an unknown user, whose proof will fail. */
  readonly sub: string | undefined;
  /** USER_ID_FOR_SRP. */
  readonly userId: string;
  readonly verifier: PasswordVerifier;
  readonly exchange: SrpExchange;
}

/** A sign-in with a correct temporary password, which must be replaced. */
export interface RequiredChange {
  readonly clientId: string;
  readonly sub: string;
}

/** Started steps by the token that their next request carries. In memory only. */
export interface OpenSteps<Step> {
  /** @param lifetime milliseconds in which it can be completed */
  add(token: string, step: Step, lifetime: number): void;
  /** Undefined when it has expired, was completed or never existed. */
  find(token: string): Step | undefined;
  /** Each can be completed once. */
  take(token: string): Step | undefined;
}

/** @param now milliseconds since 1970 */
export function createOpenSteps<Step>(now: () => number): OpenSteps<Step> {
  const open = new Map<string, { step: Step; ends: number }>();
  const find = (token: string) => {
    const found = open.get(token);
    return found && found.ends > now() ? found.step : undefined;
  };
  return {
    add(token, step, lifetime) {
      for (const [other, { ends }] of open) if (ends <= now()) open.delete(other);
      open.set(token, { step, ends: now() + lifetime });
    },
    find,
    take(token) {
      const step = find(token);
      open.delete(token);
      return step;
    },
  };
}
