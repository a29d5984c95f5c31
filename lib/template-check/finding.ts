import type { Templates } from './templates';

/** Something that AWS would refuse, or accept and then not do. */
export interface Finding {
  /** The rule that found it, e.g. `inline-policies`. */
  readonly rule: string;
  /** The construct it is about, e.g. `Polder-dev-Rentals/SignedInPolicy/Resource`. */
  readonly path: string;
  /** What is wrong, in one sentence. */
  readonly problem: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** One rule over all templates of an assembly, a pure function. */
export type Rule = (templates: Templates) => Omit<Finding, 'rule'>[];
