import { countryFlag, drawnFlag, isCountryCode } from '../../../../frontend/src/features/rentals/fields/countryFlag';

test('a flag for each country and union that has one, and none for other codes', () => {
  expect(countryFlag('NL')).toBe('🇳🇱');
  expect(countryFlag('EU')).toBe('🇪🇺');
  for (const code of ['XX', 'ZZ', 'BU', 'UK', 'nl', 'N', '', 'NLD'])
    expect([code, countryFlag(code)]).toEqual([code, '']);
});

test('a union is no country', () => {
  expect(isCountryCode('NL')).toBe(true);
  expect(isCountryCode('XK')).toBe(true);
  expect(isCountryCode('EU')).toBe(false);
  expect(isCountryCode('XX')).toBe(false);
});

test('the flag that is drawn is the rental’s own, or that of its code, and never a pair without a flag', () => {
  expect(drawnFlag({ Flag: '🇧🇪', Code: 'NL' })).toBe('🇧🇪');
  expect(drawnFlag({ Flag: '🏠', Code: 'XX' })).toBe('🏠');
  expect(drawnFlag({ Flag: '', Code: 'NL' })).toBe('🇳🇱');
  expect(drawnFlag({ Flag: null, Code: 'XX' })).toBe('?');
  expect(drawnFlag({ Flag: '🇽🇽', Code: 'XX' })).toBe('?');
  expect(drawnFlag({ Flag: '🇽🇽', Code: 'NL' })).toBe('🇳🇱');
});
