/** The locale of dates and prices. Readers of English here are Europeans: the day before the month. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);
