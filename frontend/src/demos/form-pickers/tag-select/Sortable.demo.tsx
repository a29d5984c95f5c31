import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import grip from 'bootstrap-icons/icons/grip-vertical.svg?glyph';
import { type KeyboardEvent, useId, useState } from 'react';
import Select, { components, type MultiValueProps } from 'react-select';
import { Label } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { MultiValueRemove, useSelect } from './useSelect';

export const about = {
  place: 5,
  browserHeight: 5.0625,
  title: { en: 'Sortable values', nl: 'Sorteerbare waarden' },
  when: {
    en: 'When the order says something, as with the columns of a table: drag a tag by its grip, or go to the grip with Tab, press Space, move it with the arrows, and press Space again.',
    nl: 'Als de volgorde iets zegt, zoals bij de kolommen van een tabel: sleep een label aan zijn greep, of ga met Tab naar de greep, druk op spatie, verplaats met de pijltoetsen, en druk weer op spatie.',
  },
} as const satisfies DemoAbout;

interface Column {
  readonly value: string;
  readonly label: string;
}

export default function Sortable() {
  const text = useTexts(texts);
  const select = useSelect();
  const id = useId();
  const [chosen, setChosen] = useState(['city', 'guest', 'rent']);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const columns: Column[] = Object.entries(text.columns).map(([value, label]) => ({ value, label }));
  const labelOf = (value: UniqueIdentifier) => columns.find((column) => column.value === value)?.label ?? '';
  const placeOf = (value: UniqueIdentifier) => chosen.indexOf(String(value)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.taken(labelOf(active.id), placeOf(active.id)),
    // A tag just picked up is over its own position: nothing to announce.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? text.moved(labelOf(active.id), placeOf(over.id)) : undefined,
    onDragEnd: ({ active, over }) => (over ? text.dropped(labelOf(active.id), placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => text.back(labelOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.howTo } }}
      onDragEnd={({ active, over }) => {
        if (over) setChosen(arrayMove(chosen, placeOf(active.id) - 1, placeOf(over.id) - 1));
      }}
    >
      <Label for={id}>{text.label}</Label>
      <SortableContext items={chosen} strategy={rectSortingStrategy}>
        <Select
          {...select}
          isMulti
          inputId={id}
          options={columns}
          components={{ MultiValue: SortableTag, MultiValueRemove }}
          // While a tag is dragged, its arrow keys must not reach the select.
          onKeyDown={(event) => isOnGrip(event) && event.key !== 'Tab' && event.preventDefault()}
          value={chosen.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(columns) => setChosen(columns.map(({ value }) => value))}
        />
      </SortableContext>
      <p role="status" className="form-text mb-0">
        {text.order(chosen.map(labelOf).join(', '))}
      </p>
    </DndContext>
  );
}

const isOnGrip = ({ target }: KeyboardEvent) => (target as Element).matches('.tag-handle');

function SortableTag(props: MultiValueProps<Column, true>) {
  const text = useTexts(texts);
  const { value, label } = props.data;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: value });
  return (
    <div
      ref={setNodeRef}
      className={isDragging ? 'tag-dragged' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <components.MultiValue {...props}>
        <button
          type="button"
          className="tag-handle"
          aria-label={text.move(label)}
          {...attributes}
          {...listeners}
          onMouseDown={(event) => event.stopPropagation()}
        >
          <Icon icon={grip} />
        </button>
        {props.children}
      </components.MultiValue>
    </div>
  );
}

const texts = {
  en: {
    label: 'Columns of the table',
    columns: { city: 'City', guest: 'Guest', rent: 'Rent', from: 'From', until: 'Until' },
    order: (columns: string) => `Columns: ${columns || 'none'}.`,
    move: (label: string) => `Move ${label}`,
    howTo: 'Press Space to take it, the arrows to move it, Space to drop it, Escape to put it back.',
    taken: (label: string, place: number) => `${label} is taken, at place ${place}.`,
    moved: (label: string, place: number) => `${label} is over place ${place}.`,
    dropped: (label: string, place: number) => `${label} is dropped at place ${place}.`,
    back: (label: string) => `${label} is back where it was.`,
  },
  nl: {
    label: 'Kolommen van de tabel',
    columns: { city: 'Stad', guest: 'Gast', rent: 'Huur', from: 'Van', until: 'Tot' },
    order: (columns: string) => `Kolommen: ${columns || 'geen'}.`,
    move: (label: string) => `${label} verplaatsen`,
    howTo:
      'Druk op spatie om op te pakken, de pijltoetsen om te verplaatsen, spatie om neer te zetten, Escape om terug te zetten.',
    taken: (label: string, place: number) => `${label} is opgepakt, op plaats ${place}.`,
    moved: (label: string, place: number) => `${label} is boven plaats ${place}.`,
    dropped: (label: string, place: number) => `${label} staat op plaats ${place}.`,
    back: (label: string) => `${label} staat weer waar het stond.`,
  },
};
