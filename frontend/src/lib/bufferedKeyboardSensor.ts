import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** When nothing can be measured, for example in a page in the background, keys are not held for ever. */
const maxFrames = 60;

/**
 * dnd-kit's sensor ignores the keys that are pressed before it listens and has measured where things may go, which takes
 * a slow device a tenth of a second after an item was picked up. This one keeps them, and handles them then.
 */
export class BufferedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      // Those that this dispatches are not trusted.
      if (event.key === 'Tab' || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(event);
    };
    document.addEventListener('keydown', hold, true);
    const isReady = ({ collisionRect, droppableRects }: typeof props.context.current) =>
      collisionRect !== null && droppableRects.size > 0;
    const handleWhenReady = (frame: number) => {
      if (frame < maxFrames && !isReady(props.context.current)) {
        requestAnimationFrame(() => handleWhenReady(frame + 1));
      } else handleNext();
    };
    const handleNext = () => {
      const event = early.shift();
      if (!event) {
        document.removeEventListener('keydown', hold, true);
        return;
      }
      const { key, code, target } = event;
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
      // The next key is for where this one has moved the item, which dnd-kit knows after it was drawn.
      requestAnimationFrame(() => requestAnimationFrame(handleNext));
    };
    // The timer of dnd-kit's own listener comes first.
    setTimeout(() => handleWhenReady(0));
  }
}
