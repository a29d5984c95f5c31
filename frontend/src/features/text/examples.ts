/** Texts to try, each of which shows something else; the person's own facts are not among them. */
export const examples = ['review', 'lease', 'market', 'dutch'] as const;
export type Example = (typeof examples)[number];
