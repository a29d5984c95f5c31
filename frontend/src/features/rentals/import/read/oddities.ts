/** Patterns that are rare in text that is decoded correctly. */
const signs: readonly RegExp[] = [
  // Replacement, control, private-use and unassigned characters.
  /(?!\p{ASCII})[\ufffd\p{Cc}\p{Co}\p{Cn}]/gu,
  // Letters of different scripts next to each other.
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\p{Script=Latin}/gu,
  // A non-ASCII capital after a lower-case letter, or within a word before a lower-case letter.
  /\p{Ll}(?![A-Z])\p{Lu}/gu,
  /\p{L}(?![A-Z])\p{Lu}\p{Ll}/gu,
  // Three accented Latin letters in a row.
  /(?:(?![A-Za-z])\p{Script=Latin}){3}/gu,
  // Symbols inside or next to a word, except those used in words.
  /\p{L}(?!\p{ASCII}|[´·’‘®™ºª°»©])[\p{S}\u00a1-\u00bf\u2020-\u2022\u2030\ufb01\ufb02]/gu,
  /(?!\p{ASCII}|[´·«ºª°©®¡¿])[\p{S}\u00a1-\u00bf\u2020-\u2022\u2030]\p{L}/gu,
  // Opening quotation marks after a letter, programming brackets next to one, and dashes before such brackets.
  /\p{L}[\u0192\u02c6\u02dc\u2018\u201a\u201c\u201e\u2039]\p{L}/gu,
  /(?!\p{ASCII})[\p{L}\p{P}\p{S}][{}[\]\\@`]|[{}[\]\\@`](?!\p{ASCII})[\p{L}\p{P}\p{S}]/gu,
  // Half-width katakana, which single bytes decode to: rarely typed.
  /[\uff61-\uff9f]/gu,
];

/**
 * How odd texts look in some encoding: 0 for plausible words.
 * @returns matches of these patterns per non-ASCII character
 */
export function oddities(texts: readonly string[]): number {
  let odd = 0;
  let high = 0;
  for (const text of texts) {
    high += text.match(/\P{ASCII}/gu)?.length ?? 0;
    for (const sign of signs) odd += text.match(sign)?.length ?? 0;
  }
  return high === 0 ? 0 : odd / high;
}
