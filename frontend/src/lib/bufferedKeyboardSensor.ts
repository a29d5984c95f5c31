import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** About five seconds: when nothing can be measured or moved, keys are not held for ever. */
const maxFrames = 300;

type SensorContext = KeyboardSensorProps['context']['current'];

const hasMeasured = ({ collisionRect, droppableRects }: SensorContext) =>
  collisionRect !== null && droppableRects.size > 0;

/** Whether dnd-kit knows over what the item is now: it drops the item there. */
const knowsTarget = ({ collisions, over }: SensorContext) => (collisions?.[0]?.id ?? null) === (over?.id ?? null);

/** Where the item is on the screen; `null` once it is put down. */
const placeOf = ({ collisionRect }: SensorContext) => collisionRect && `${collisionRect.left} ${collisionRect.top}`;

/** Waits, frame by frame and at least for one, until a condition holds or the frames are over. */
function afterFrames(frames: number, isMet: () => boolean, run: () => void): void {
  requestAnimationFrame(() => (frames <= 1 || isMet() ? run() : afterFrames(frames - 1, isMet, run)));
}

/**
 * dnd-kit's sensor ignores the keys that are pressed before it listens and has measured where things may go, which takes
 * a slow device a tenth of a second after an item was picked up. This one keeps them, and handles them then.
 */
export class BufferedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let destination: string | undefined;
    super({
      ...props,
      onMove: (coordinates) => {
        destination = `${coordinates.x} ${coordinates.y}`;
        props.onMove(coordinates);
      },
    });
    const { context } = props;
    const early: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      // Those that this dispatches are not trusted.
      if (event.key === 'Tab' || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(event);
    };
    document.addEventListener('keydown', hold, true);
    const handleNext = () => {
      const event = early.shift();
      if (!event) {
        document.removeEventListener('keydown', hold, true);
        return;
      }
      const { key, code, target } = event;
      const before = { place: placeOf(context.current), destination };
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
      // The next key is for where this one has moved the item. dnd-kit draws it there, and then what it is over: what else
      // it draws meanwhile, such as a measured column, says nothing. A key that moves nothing is not waited for.
      const isDrawn = () => placeOf(context.current) !== before.place && knowsTarget(context.current);
      afterFrames(destination === before.destination ? 1 : maxFrames, isDrawn, handleNext);
    };
    // The timer of dnd-kit's own listener comes first.
    setTimeout(() => afterFrames(maxFrames, () => hasMeasured(context.current), handleNext));
  }
}
