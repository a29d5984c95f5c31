/** A name for the text of a notice (components/UndoNotice.tsx): it keeps its own direction in the sentence. */
export const isolate = (name: string): string => `\u2068${name.replace(/[\u2068\u2069]/g, '')}\u2069`;
