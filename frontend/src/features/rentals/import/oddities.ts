/** What never or seldom stands in a text that is read in its own encoding. */
const signs: readonly RegExp[] = [
  // What the encoding has no character for, and what no keyboard types.
  /(?!\p{ASCII})[\ufffd\p{Cc}\p{Co}\p{Cn}]/gu,
  // A letter of one script beside one of another.
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\p{Script=Latin}/gu,
  // Half a word in small letters, then a capital that is not of ASCII, or the same the other way round.
  /\p{Ll}(?![A-Z])\p{Lu}/gu,
  /\p{L}(?![A-Z])\p{Lu}\p{Ll}/gu,
  // Three accented letters of Latin in a row.
  /(?:(?![A-Za-z])\p{Script=Latin}){3}/gu,
  // Signs inside a word or at either end, but for those that words are written with.
  /\p{L}(?!\p{ASCII}|[´·’‘®™ºª°»©])[\p{S}\u00a1-\u00bf\u2020-\u2022\u2030\ufb01\ufb02]/gu,
  /(?!\p{ASCII}|[´·«ºª°©®¡¿])[\p{S}\u00a1-\u00bf\u2020-\u2022\u2030]\p{L}/gu,
  // Marks that open a quotation behind a letter, brackets of programs beside one, and dashes before such brackets.
  /\p{L}[\u0192\u02c6\u02dc\u2018\u201a\u201c\u201e\u2039]\p{L}/gu,
  /(?!\p{ASCII})[\p{L}\p{P}\p{S}][{}[\]\\@`]|[{}[\]\\@`](?!\p{ASCII})[\p{L}\p{P}\p{S}]/gu,
  // Katakana of half width, which single bytes become: seldom typed.
  /[\uff61-\uff9f]/gu,
];

/**
 * How odd texts look, read in some encoding: 0 for what could be words of a language.
 * @returns signs of a wrong reading for each character that is not ASCII
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
