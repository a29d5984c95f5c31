import { type CalendarView, keyStep } from '../../../frontend/src/features/calendar/keyStep';

const press = (
  key: string,
  { shiftKey = false, view = 'dayGridMonth' as CalendarView, allDay = false, rtl = false } = {},
) => keyStep({ key, shiftKey }, { view, allDay, rightToLeft: rtl });

describe('an arrow key on the event picked up', () => {
  it('moves by days along the line and by weeks down the month', () => {
    expect(press('ArrowRight')).toEqual({ change: 'move', step: { days: 1 } });
    expect(press('ArrowLeft')).toEqual({ change: 'move', step: { days: -1 } });
    expect(press('ArrowDown')).toEqual({ change: 'move', step: { days: 7 } });
    expect(press('ArrowUp')).toEqual({ change: 'move', step: { days: -7 } });
  });

  it.each(['timeGridWeek', 'timeGridDay', 'listMonth'] as const)('moves by quarters of an hour in %s', (view) => {
    expect(press('ArrowDown', { view })).toEqual({ change: 'move', step: { minutes: 15 } });
    expect(press('ArrowUp', { view })).toEqual({ change: 'move', step: { minutes: -15 } });
  });

  it('moves whole days by days where hours run down', () => {
    expect(press('ArrowDown', { view: 'timeGridWeek', allDay: true })).toEqual({ change: 'move', step: { days: 1 } });
  });

  it('with Shift changes the length', () => {
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ change: 'lengthen', step: { days: 1 } });
    expect(press('ArrowUp', { shiftKey: true, view: 'timeGridDay' })).toEqual({
      change: 'lengthen',
      step: { minutes: -15 },
    });
  });

  it('goes the other way where lines run from right to left', () => {
    expect(press('ArrowLeft', { rtl: true })).toEqual({ change: 'move', step: { days: 1 } });
    expect(press('ArrowRight', { rtl: true })).toEqual({ change: 'move', step: { days: -1 } });
  });

  it.each(['a', 'Enter', 'Escape', 'Home'])('%s is none', (key) => {
    expect(press(key)).toBeNull();
  });
});
