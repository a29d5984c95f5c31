import type { Plugin } from 'vite';

const iconFont = /@font-face\{font-family:fcicons;[^}]*\}/;

/**
 * FullCalendar carries its icon font as a `data:` address, which the website's content security policy refuses.
 * Nothing of it is shown: features/calendar draws its own buttons. So the rule is taken out of the build.
 * @throws when an update of FullCalendar no longer has it: look again then.
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
