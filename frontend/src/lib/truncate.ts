/** The beginning of a text, of at most `length` code units, without half of a character that takes two, as an emoji does. */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
