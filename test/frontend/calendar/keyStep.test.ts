import { type CalendarView, keyStep } from '../../../frontend/src/features/calendar/keyStep';

const press = (
  key: string,
  { shiftKey = false, view = 'dayGridMonth' as CalendarView, allDay = false, rtl = false } = {},
) => keyStep({ key, shiftKey }, { view, allDay, rightToLeft: rtl });

describe('an arrow key on the event picked up', () => {
  it('moves by days horizontally and by weeks vertically in the month', () => {
    expect(press('ArrowRight')).toEqual({ change: 'move', step: { days: 1 } });
    expect(press('ArrowLeft')).toEqual({ change: 'move', step: { days: -1 } });
    expect(press('ArrowDown')).toEqual({ change: 'move', step: { days: 7 } });
    expect(press('ArrowUp')).toEqual({ change: 'move', step: { days: -7 } });
  });

  it.each(['timeGridWeek', 'timeGridDay', 'listMonth'] as const)('moves by 15 minutes in %s', (view) => {
    expect(press('ArrowDown', { view })).toEqual({ change: 'move', step: { minutes: 15 } });
    expect(press('ArrowUp', { view })).toEqual({ change: 'move', step: { minutes: -15 } });
  });

  it('moves whole days by days in views with an hour axis', () => {
    expect(press('ArrowDown', { view: 'timeGridWeek', allDay: true })).toEqual({ change: 'move', step: { days: 1 } });
  });

  it('with Shift changes the length', () => {
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ change: 'lengthen', step: { days: 1 } });
    expect(press('ArrowUp', { shiftKey: true, view: 'timeGridDay' })).toEqual({
      change: 'lengthen',
      step: { minutes: -15 },
    });
  });

  it('is reversed on a right-to-left page', () => {
    expect(press('ArrowLeft', { rtl: true })).toEqual({ change: 'move', step: { days: 1 } });
    expect(press('ArrowRight', { rtl: true })).toEqual({ change: 'move', step: { days: -1 } });
  });

  it.each(['a', 'Enter', 'Escape', 'Home'])('%s is ignored', (key) => {
    expect(press(key)).toBeNull();
  });
});
