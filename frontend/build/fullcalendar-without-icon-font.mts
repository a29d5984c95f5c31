import type { Plugin } from 'vite';

const iconFont = /@font-face\{font-family:fcicons;[^}]*\}/;

/**
 * FullCalendar contains its icon font as a `data:` address, which the website's content security policy blocks. The
 * font is not used, because features/calendar has its own buttons. So the build removes the rule.
 * @throws when an update of FullCalendar no longer has it: check this plugin then.
 */
export function fullCalendarWithoutIconFont(): Plugin {
  return {
    name: 'polder-fullcalendar-without-icon-font',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (!id.endsWith('/@fullcalendar/core/internal-common.js')) return null;
      if (!iconFont.test(code))
        throw new Error('FullCalendar no longer carries its icon font as before: see frontend/build.');
      return { code: code.replace(iconFont, ''), map: null };
    },
  };
}
