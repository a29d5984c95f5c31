import type { CollisionDetection } from '@dnd-kit/core';
import { columnUnder } from '../../../frontend/src/features/tickets/board/useBoardSensors';

type Given = Parameters<CollisionDetection>[0];

const rect = (left: number, height: number) => ({
  left,
  top: 0,
  width: 300,
  height,
  right: left + 300,
  bottom: height,
});

test('by keyboard, a card reaches a tall column beside a short one', () => {
  const columns = { open: rect(0, 120), pending: rect(320, 1400), closed: rect(640, 120) };
  const given = {
    collisionRect: rect(320, 80),
    droppableRects: new Map(Object.entries(columns)),
    droppableContainers: Object.keys(columns).map((id) => ({ id })),
    pointerCoordinates: null,
  };
  expect(columnUnder(given as unknown as Given)[0]?.id).toBe('pending');
});
