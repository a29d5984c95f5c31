import type { OwnAccountAnswer } from '../../graphql/people';
import { type PeopleContext, readPerson } from './context';

/** What is kept about the caller: as admins see it, and how much text was interpreted. */
export async function me(context: PeopleContext): Promise<OwnAccountAnswer> {
  const { usage, caller } = context;
  const [person, interpreted] = await Promise.all([readPerson(context, caller.sub), usage.read(caller.sub)]);
  return { sub: caller.sub, person, interpreted };
}
