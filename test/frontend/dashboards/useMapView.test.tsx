import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useMapView } from '../../../frontend/src/features/dashboards/utrecht/useMapView';

/** A map of 100 by 50 pixels that says what part of it is shown. */
function MapFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, wasDragged, pointerHandlers } = useMapView(frame);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the map's own role is not tested here */}
      <div
        ref={frame}
        data-testid="frame"
        data-x={view.x}
        {...pointerHandlers}
        onClick={(event) => event.currentTarget.setAttribute('data-dragged', String(wasDragged()))}
        onKeyDown={() => setView((current) => ({ ...current, scale: 4, x: -100 }))}
      />
    </>
  );
}

describe('the map under a pointer', () => {
  beforeEach(() => {
    HTMLElement.prototype.setPointerCapture = () => {};
  });

  function show() {
    render(<MapFrame />);
    const frame = screen.getByTestId('frame');
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
    fireEvent.keyDown(frame);
    return frame;
  }
  /** jsdom has no pointer events. */
  const point = (frame: HTMLElement, type: string, clientX: number, buttons: number) =>
    fireEvent(frame, new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY: 10, buttons }));

  it('moves while it is dragged', () => {
    const frame = show();
    point(frame, 'down', 50, 1);
    point(frame, 'move', 60, 1);
    expect(Number(frame.dataset.x)).toBeGreaterThan(-100);
  });

  it('stays when the button was released outside, before the map followed the pointer there', () => {
    const frame = show();
    point(frame, 'down', 99, 1);
    point(frame, 'move', 40, 0);
    expect(frame.dataset.x).toBe('-100');
    point(frame, 'down', 30, 1);
    point(frame, 'up', 30, 0);
    fireEvent.click(frame);
    expect(frame.dataset.dragged).toBe('false');
  });

  it('was dragged for the click that ends the drag, not for a later one from the keyboard', () => {
    jest.useFakeTimers();
    const frame = show();
    point(frame, 'down', 50, 1);
    point(frame, 'move', 60, 1);
    point(frame, 'up', 60, 0);
    fireEvent.click(frame);
    expect(frame.dataset.dragged).toBe('true');
    jest.runAllTimers();
    fireEvent.click(frame);
    expect(frame.dataset.dragged).toBe('false');
    jest.useRealTimers();
  });
});
