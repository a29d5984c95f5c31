import {
  type CollisionDetection,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { BufferedKeyboardSensor } from '../../../lib/bufferedKeyboardSensor';
import { horizontalKeys } from '../../../lib/moveFocus';
import type { TicketStatus } from '../ticket';
import { columnBeside } from './transitions';

/** A mouse drags a card; a finger holds it first, so that it can scroll; arrow keys go from column to column. */
export function useBoardSensors(rightToLeft: boolean) {
  const { next, previous } = horizontalKeys(rightToLeft);
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(BufferedKeyboardSensor, {
      coordinateGetter: (event, { context: { active, over, droppableContainers } }) => {
        if (event.code !== next && event.code !== previous) return undefined;
        event.preventDefault();
        const from = (over?.id ?? active?.data.current?.status) as TicketStatus;
        const column = droppableContainers.get(columnBeside(from, event.code === next ? 1 : -1))?.node.current;
        // dnd-kit's own scrolling knows no page from right to left.
        column?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
        const rect = column?.getBoundingClientRect();
        return rect && { x: rect.left, y: rect.top };
      },
    }),
  );
}

/** The column under the pointer, and none outside of them; with keys, the one whose edge is nearest, however tall it is. */
export const columnUnder: CollisionDetection = (given) => {
  if (given.pointerCoordinates) return pointerWithin(given);
  const { droppableContainers, droppableRects, collisionRect } = given;
  const distanceTo = (id: UniqueIdentifier) =>
    Math.abs((droppableRects.get(id)?.left ?? Number.POSITIVE_INFINITY) - collisionRect.left);
  return droppableContainers
    .map(({ id }) => ({ id }))
    .toSorted((one, other) => distanceTo(one.id) - distanceTo(other.id));
};
