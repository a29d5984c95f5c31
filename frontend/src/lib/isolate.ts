/** A name for a sentence, in which it keeps its own direction. components/withNames.tsx makes it an element. */
export const isolate = (name: string): string => `\u2068${name.replace(/[\u2068\u2069]/g, '')}\u2069`;
