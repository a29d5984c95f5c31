import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import grip from 'bootstrap-icons/icons/grip-vertical.svg?glyph';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { Segments } from '../../../components/Segments';
import { type CardWidth, cardWidths, type PlacedCard } from './arrangement';

export interface SortableCardProps {
  readonly card: PlacedCard;
  readonly title: string;
  readonly onResize: (width: CardWidth) => void;
  readonly children: ReactNode;
}

/** A card with a drag handle and width buttons. Its content is inert while arranging. */
export function SortableCard({ card: { id, width }, title, onResize, children }: SortableCardProps) {
  const { t } = useTranslation('dashboards');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging, isOver } = useSortable({ id });
  const state = `${isDragging ? 'is-dragging' : ''} ${isOver && !isDragging ? 'is-over' : ''}`.trim();
  return (
    <div
      ref={setNodeRef}
      className={clsx('arranged-card', `is-${width}-wide`, state)}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <div className="arrange-bar">
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="btn btn-sm arrange-handle"
          {...attributes}
          {...listeners}
          aria-label={t('charts.move', { title })}
        >
          <Icon icon={grip} />
          <span className="text-truncate">{title}</span>
        </button>
        <span className="arrange-width" aria-hidden="true">
          {t('charts.widthLabel')}
        </span>
        <Segments
          label={t('charts.width', { title })}
          segments={cardWidths.map((name) => ({
            name,
            label: String(name),
            title: t('charts.columns', { count: name }),
          }))}
          chosen={width}
          onChoose={onResize}
          isSmall
        />
      </div>
      <div className="arranged-content" inert>
        {children}
      </div>
    </div>
  );
}
