/**
 * `Intl` formatters, one for each language and options: creating one takes a phone up to 50 milliseconds.
 * @param locale a language tag
 */
export const dateTimeFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const relativeTimeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/**
 * Creates a formatter. The first one of a page, whatever it formats, takes a phone 60 milliseconds, as the browser lists
 * its languages: in a task of its own, the page answers before and after it.
 */
export function prepareFormatters(locale: string): void {
  numberFormat(locale, {});
}

function cached<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
