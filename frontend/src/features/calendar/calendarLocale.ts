import english from '@fullcalendar/core/locales/en-gb';
import dutch from '@fullcalendar/core/locales/nl';

/** FullCalendar's texts and the first day of the week, for a language of the page. */
export const calendarLocale = (language: string) => (language === 'nl' ? dutch : english);
