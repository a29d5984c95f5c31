import { util } from '@aws-appsync/utils';
import { callerOf } from './caller';

/** The account that calls, which no argument can change; ends the request where there is none. */
export function ownSub(identity: unknown): string {
  const caller = callerOf(identity);
  // Credentials of the AWS account itself belong to no person.
  if (!caller) util.error('Sign in with an account of the user pool: settings belong to one.', 'Unauthorized');
  return caller.sub;
}
