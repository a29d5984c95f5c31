/**
 * Whether a click is the second of a double click. Where the first makes another button appear in the same place, such as
 * the next row's, nobody has chosen that one.
 */
export const isRepeatedClick = ({ detail }: { readonly detail: number }): boolean => detail > 1;
