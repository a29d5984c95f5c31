import { yieldToBrowser } from './yieldToBrowser';

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
 * Creates formatters, each in a task of its own, so that the page answers in between. The first one of a page, whatever it
 * formats, takes a phone 60 milliseconds, as the browser lists its languages; the first one of dates another 15.
 */
export async function prepareFormatters(locale: string): Promise<void> {
  await yieldToBrowser();
  numberFormat(locale, {});
  await yieldToBrowser();
  dateTimeFormat(locale, {});
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
