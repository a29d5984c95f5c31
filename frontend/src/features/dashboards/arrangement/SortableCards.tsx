import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BufferedKeyboardSensor } from '../../../lib/bufferedKeyboardSensor';
import { SortableCard } from './SortableCard';
import type { ArrangementControl } from './useArrangement';

export interface ArrangedCard {
  /** The card's name in announcements while it is moved. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface ArrangedCardsProps {
  readonly arrangement: ArrangementControl;
  /** By card id. A card without content is missing. */
  readonly contents: Readonly<Record<string, ArrangedCard | undefined>>;
}

/** The cards while they are being arranged, with a pointer or the keyboard. */
export function SortableCards({ arrangement, contents }: ArrangedCardsProps) {
  const { t } = useTranslation('dashboards');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(BufferedKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = arrangement.cards.filter(({ id }) => contents[id]);
  const titleOf = (id: string | number) => contents[id]?.title ?? '';
  const placeOf = (id: string | number) => shown.findIndex((card) => card.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('charts.pickedUp', { title: titleOf(active.id), place: placeOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? t('charts.isOver', { title: titleOf(active.id), place: placeOf(over.id), total: shown.length })
        : undefined,
    onDragEnd: ({ active, over }) =>
      t('charts.dropped', { title: titleOf(active.id), place: placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('charts.putBack', { title: titleOf(active.id) }),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) arrangement.move(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('charts.howToMove') } }}
    >
      {/* Cards differ in size, so the others stay where they are until the moved one is dropped. */}
      <SortableContext items={shown.map(({ id }) => id)} strategy={() => null}>
        <div className="arranged-cards is-arranging">
          {shown.map((card) => (
            <SortableCard
              key={card.id}
              card={card}
              title={titleOf(card.id)}
              onResize={(width) => arrangement.resize(card.id, width)}
            >
              {contents[card.id]?.content}
            </SortableCard>
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}
