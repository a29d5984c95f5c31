import './column-order.scss';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createColumnHelper, flexRender, getCoreRowModel, type Header, useReactTable } from '@tanstack/react-table';
import grip from 'bootstrap-icons/icons/grip-vertical.svg?glyph';
import { clsx } from 'clsx';
import { useId, useMemo, useState } from 'react';
import { Button, FormGroup, Input, Label, Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, staysUpTo } from '../stays';

export const about = {
  place: 4,
  title: { en: 'Column order and visibility', nl: 'Kolommen ordenen en verbergen' },
  when: {
    en: 'When people read the same rows for different reasons: drag a head to its place, or leave a column out.',
    nl: 'Als mensen dezelfde rijen om andere redenen lezen: sleep een kop naar zijn plek, of laat een kolom weg.',
  },
} as const satisfies DemoAbout;

const column = createColumnHelper<Stay>();
const stays = staysUpTo(5);
const defaultOrder = ['guest', 'rental', 'city', 'nights', 'rent'];

export default function ColumnOrder() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [columnOrder, setColumnOrder] = useState(defaultOrder);
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>({});
  const columns = useMemo(
    () => [
      column.accessor('guest', { header: text.guest, enableHiding: false }),
      column.accessor('rental', { header: text.rental }),
      column.accessor('city', { header: text.city }),
      column.accessor('nights', {
        meta: { align: 'text-end' },
        header: text.nights,
        cell: ({ getValue }) => number(getValue()),
      }),
      column.accessor('rent', {
        meta: { align: 'text-end' },
        header: text.rent,
        cell: ({ getValue }) => number(getValue()),
      }),
    ],
    [text, number],
  );
  const table = useReactTable({
    data: stays,
    columns,
    state: { columnOrder, columnVisibility },
    onColumnVisibilityChange: setColumnVisibility,
    getCoreRowModel: getCoreRowModel(),
  });
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => String(table.getColumn(String(id))?.columnDef.header);
  /** Among the columns that are shown. */
  const placeOf = (id: string | number) => table.getVisibleLeafColumns().findIndex((column) => column.id === id) + 1;
  return (
    <>
      <fieldset className="d-flex flex-wrap align-items-center gap-3 mb-3">
        <legend className="visually-hidden">{text.shown}</legend>
        {table.getAllLeafColumns().map((column) => (
          <FormGroup key={column.id} check inline className="m-0">
            <Input
              id={`${id}${column.id}`}
              type="checkbox"
              checked={column.getIsVisible()}
              disabled={!column.getCanHide()}
              onChange={column.getToggleVisibilityHandler()}
            />
            <Label for={`${id}${column.id}`} check>
              {nameOf(column.id)}
            </Label>
          </FormGroup>
        ))}
        <Button
          color="link"
          size="sm"
          onClick={() => {
            setColumnOrder(defaultOrder);
            setColumnVisibility({});
          }}
        >
          {text.reset}
        </Button>
      </fieldset>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          if (!over) return;
          setColumnOrder((order) => arrayMove(order, order.indexOf(String(active.id)), order.indexOf(String(over.id))));
        }}
        accessibility={{
          screenReaderInstructions: { draggable: text.howTo },
          announcements: {
            onDragStart: ({ active }) => text.pickedUp(nameOf(active.id)),
            onDragOver: ({ active, over }) => (over ? text.over(nameOf(active.id), placeOf(over.id)) : undefined),
            onDragEnd: ({ active, over }) => (over ? text.dropped(nameOf(active.id), placeOf(over.id)) : undefined),
            onDragCancel: ({ active }) => text.putBack(nameOf(active.id)),
          },
        }}
      >
        <Table responsive className="mb-0 text-nowrap" aria-label={text.table}>
          <thead>
            {table.getHeaderGroups().map(({ id, headers }) => (
              <tr key={id}>
                <SortableContext items={headers.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
                  {headers.map((header) => (
                    <MovableHead key={header.id} header={header} label={text.move(nameOf(header.id))} />
                  ))}
                </SortableContext>
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} className={cell.column.columnDef.meta?.align}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </DndContext>
    </>
  );
}

function MovableHead({ header, label }: { readonly header: Header<Stay, unknown>; readonly label: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: header.id,
  });
  return (
    <th
      ref={setNodeRef}
      scope="col"
      className={clsx('movable-head', isDragging && 'is-dragging', header.column.columnDef.meta?.align)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {flexRender(header.column.columnDef.header, header.getContext())}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="btn btn-icon"
        {...attributes}
        aria-label={label}
        {...listeners}
      >
        <Icon icon={grip} />
      </button>
    </th>
  );
}

const texts = {
  en: {
    table: 'Stays',
    shown: 'Columns shown',
    reset: 'As they were',
    guest: 'Guest',
    rental: 'Rental',
    city: 'City',
    nights: 'Nights',
    rent: 'Rent, €',
    move: (name: string) => `Move ${name}`,
    howTo: 'Press Space to pick the column up, the arrow keys to move it, Space to drop it, Escape to put it back.',
    pickedUp: (name: string) => `${name} picked up.`,
    over: (name: string, place: number) => `${name} is at place ${place}.`,
    dropped: (name: string, place: number) => `${name} dropped at place ${place}.`,
    putBack: (name: string) => `${name} is back where it was.`,
  },
  nl: {
    table: 'Verblijven',
    shown: 'Getoonde kolommen',
    reset: 'Zoals ze stonden',
    guest: 'Gast',
    rental: 'Verhuring',
    city: 'Stad',
    nights: 'Nachten',
    rent: 'Huur, €',
    move: (name: string) => `Verplaats ${name}`,
    howTo:
      'Druk op spatie om de kolom op te pakken, op de pijltoetsen om die te verplaatsen, op spatie om neer te zetten, op Escape om terug te zetten.',
    pickedUp: (name: string) => `${name} opgepakt.`,
    over: (name: string, place: number) => `${name} staat op plaats ${place}.`,
    dropped: (name: string, place: number) => `${name} neergezet op plaats ${place}.`,
    putBack: (name: string) => `${name} staat weer waar hij stond.`,
  },
};
