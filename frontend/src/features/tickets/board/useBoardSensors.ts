import {
  type CollisionDetection,
  closestCorners,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalKeys } from '../../../lib/moveFocus';
import type { TicketStatus } from '../ticket';
import { columnBeside } from './transitions';

/** A mouse drags a card; a finger holds it first, so that it can scroll; arrow keys go from column to column. */
export function useBoardSensors(rightToLeft: boolean) {
  const { next, previous } = horizontalKeys(rightToLeft);
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { context: { active, over, droppableRects } }) => {
        if (event.code !== next && event.code !== previous) return undefined;
        event.preventDefault();
        const from = (over?.id ?? active?.data.current?.status) as TicketStatus;
        const rect = droppableRects.get(columnBeside(from, event.code === next ? 1 : -1));
        return rect && { x: rect.left, y: rect.top };
      },
    }),
  );
}

/** The column under the pointer, and none outside of them; with keys, the nearest. */
export const columnUnder: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCorners(given);
