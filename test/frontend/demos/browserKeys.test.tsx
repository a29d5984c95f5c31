/** Keys that the browser has a use for, such as Ctrl+Plus to zoom and Alt+Left to go back, are left to it. */
import { fireEvent, render, screen } from '@testing-library/react';
import CityMarkers from '../../../frontend/src/demos/map/vector/CityMarkers.demo';
import { Lightbox } from '../../../frontend/src/demos/sample-pages/gallery/Lightbox';
import { type Scene, scenes } from '../../../frontend/src/demos/sample-pages/gallery/scenes';
import { WorldMap } from '../../../frontend/src/features/dashboards/utrecht/WorldMap';
import { startTranslations } from '../../../frontend/src/lib/i18n';

jest.mock('../../../frontend/src/demos/map/vector/useRegionOutlines', () => ({ useRegionOutlines: () => [] }));

const mapKeys = [
  ['+', 'ctrlKey'],
  ['=', 'ctrlKey'],
  ['-', 'ctrlKey'],
  ['0', 'metaKey'],
  ['ArrowLeft', 'altKey'],
] as const;
/** Whether nothing prevented what the browser does. */
const isLeft = (element: Element, key: string, held = {}) => fireEvent.keyDown(element, { key, ...held });

beforeAll(() => startTranslations(['common', 'demos', 'dashboards', 'gallery'], 'en'));
beforeAll(() => {
  // jsdom has neither.
  global.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
});

test.each(mapKeys)('the map of cities leaves %s with %s', (key, held) => {
  render(<CityMarkers region="europe" />);
  const [map] = screen.getAllByRole('group');
  expect(isLeft(map as Element, key)).toBe(false);
  expect(isLeft(map as Element, key, { [held]: true })).toBe(true);
});

test.each(mapKeys)('the map of the world leaves %s with %s', (key, held) => {
  const centre = { x: 500, y: 200 };
  const netherlands = { key: 'NL', code: 'NL', name: 'Netherlands', outline: 'M0 0', centre, size: 9 };
  const { container } = render(
    <WorldMap
      label="World"
      world={{ outline: 'M0 0', countries: [netherlands] }}
      onLookCloser={() => undefined}
      toneOf={() => 1}
      sayOf={() => 'Netherlands'}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  const map = container.querySelector('.world-map-list') as Element;
  expect(isLeft(map, key)).toBe(false);
  expect(isLeft(map, key, { [held]: true })).toBe(true);
});

test('a picture in the gallery leaves Alt+Left', () => {
  const onStep = jest.fn();
  const [shown] = scenes;
  render(<Lightbox shown={shown as Scene} place={1} count={2} onStep={onStep} onClose={() => undefined} />);
  const dialog = document.querySelector('dialog') as Element;
  expect(isLeft(dialog, 'ArrowLeft', { altKey: true })).toBe(true);
  expect(onStep).not.toHaveBeenCalled();
  expect(isLeft(dialog, 'ArrowLeft')).toBe(false);
  expect(onStep).toHaveBeenCalledWith(-1);
});
