import type { Identity } from '@aws-appsync/utils';
import type { ChangeAuthor } from '../batch-test';
import { callerOf } from './caller';

/** Who calls; the name is known by an ID token only. */
export function authorOf(identity: Identity): ChangeAuthor | null {
  const caller = callerOf(identity);
  if (!caller) return null;
  const { claims } = identity as { claims?: { name?: string } };
  return { id: caller.sub, email: caller.email, name: claims?.name ?? null };
}
