import { dateTimeFormat, numberFormat } from '../../../frontend/src/lib/intl';

test('a formatter is created once for each language and options', () => {
  const time = dateTimeFormat('nl', { hour: '2-digit', minute: '2-digit' });
  expect(dateTimeFormat('nl', { hour: '2-digit', minute: '2-digit' })).toBe(time);
  expect(dateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })).not.toBe(time);
  expect(dateTimeFormat('nl', { dateStyle: 'full' }).format(new Date(2026, 10, 29))).toBe('zondag 29 november 2026');
  const euros = { style: 'currency', currency: 'EUR' } as const;
  expect(numberFormat('en-GB', euros).format(12.5)).toBe('€12.50');
});
