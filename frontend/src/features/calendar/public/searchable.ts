import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { selectCalendarState } from '../calendarSlice';

export const searchableCalendar: SearchableApp = {
  page: '/apps/calendar',
  find: (state) =>
    selectCalendarState(state).items.map(({ id, title, start, place = '', description = '' }) => ({
      id: `event ${id}`,
      kind: 'event',
      to: `/apps/calendar?view=day&date=${start.slice(0, 10)}`,
      title,
      text: [start.slice(0, 10), place, description].filter(Boolean).join(' · '),
    })),
};
