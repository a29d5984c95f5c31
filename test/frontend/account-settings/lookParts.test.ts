import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { acceptedPart, isDefaultPart, lookParts, partOf } from '../../../frontend/src/features/layout/lookParts';

test('every setting of the layout is in one part, but what is open at the moment', () => {
  const names = Object.values(lookParts).flat().sort();
  expect(names).toEqual(
    Object.keys(defaultLayout)
      .filter((name) => !['customizerOpen', 'mobileSidebar'].includes(name))
      .sort(),
  );
});

test('the system theme is resolved on each device', () => {
  expect(partOf({ ...defaultLayout, systemTheme: true, darkMode: true }, 'theme')).toEqual({ systemTheme: true });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  expect(acceptedPart('theme', { systemTheme: true })).toEqual({ systemTheme: true, darkMode: false });
});

test('only known settings with a possible value are taken', () => {
  expect(acceptedPart('density', { density: 'tiny' })).toEqual({});
  expect(acceptedPart('frame', { topbarColour: 'dark', miniSidebar: 'yes', mobileSidebar: true })).toEqual({
    topbarColour: 'dark',
  });
  expect(acceptedPart('accent', { accent: 'pink' })).toEqual({});
  expect(acceptedPart('accent', { accent: 'white' })).toEqual({});
  expect(acceptedPart('accent', { accent: 'teal', density: 'compact' })).toEqual({ accent: 'teal' });
  for (const damaged of [null, 'x', 1, []]) expect(acceptedPart('theme', damaged)).toEqual({});
});

test('a part with its default value is recognised', () => {
  expect(isDefaultPart(defaultLayout, 'theme')).toBe(true);
  expect(isDefaultPart({ ...defaultLayout, darkMode: false }, 'theme')).toBe(false);
});
