import { useTranslation } from 'react-i18next';
import { asGroupedThousands } from '../../../../../graphql/population';
import { type ContentField, type FieldProblemCode, fieldOf } from '../../../../../graphql/rental';

/**
 * Explains why a typed text is invalid for a field, and what to type instead: in a cell, the edit panel and the filter.
 */
export function useProblemText() {
  const { t } = useTranslation('rentals');
  return (field: ContentField, code: FieldProblemCode, typed: string) =>
    t(`problem.${fieldOf(field).kind}.${code}` as 'problem.number.ambiguous', {
      max: fieldOf(field).max,
      whole: asGroupedThousands(typed),
    });
}
