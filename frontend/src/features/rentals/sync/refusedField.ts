import { contentFields, fieldOf, problemOf, textOf } from '../../../../../graphql/rental';
import type { Refusal } from './outbox';

/**
 * The field of a refused change that this page's own rules refuse too, such as one of an old version that was restored,
 * and the key of the reason in `rentals:problem`: the cloud's own message is in English. None where only the cloud
 * knows the reason.
 */
export function refusedField({ content }: Pick<Refusal, 'content'>) {
  for (const field of contentFields) {
    const code = content[field] === undefined ? undefined : problemOf(field, textOf(content, field));
    if (code) return { field, code, problem: `${fieldOf(field).kind}.${code}`, max: fieldOf(field).max };
  }
  return undefined;
}
