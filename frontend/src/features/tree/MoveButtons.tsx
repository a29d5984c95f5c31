import down from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import left from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import right from 'bootstrap-icons/icons/arrow-right.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../components/FocusableButton';
import { Icon } from '../../components/Icon';
import { type Direction, directions, positionAfter } from './moves';
import type { Tree } from './tree';

const glyphs = { up, down, in: right, out: left };

export interface MoveButtonsProps {
  readonly tree: Tree;
  /** The node to move; null while none is selected or it cannot be moved. */
  readonly id: string | null;
  readonly onMove: (id: string, direction: Direction) => void;
}

/** Moves the last selected node by one step, as an alternative to dragging and shortcuts. */
export function MoveButtons({ tree, id, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('tree');
  const name = (id && tree.nodes[id]?.name) ?? '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div role="group" aria-label={t('move.label')} className="tree-moves">
      {directions.map((direction) => (
        <FocusableButton
          key={direction}
          className="btn btn-icon"
          aria-label={name ? t(`move.${direction}Named`, { name }) : t(`move.${direction}`)}
          title={t(`move.${direction}`)}
          isDisabled={id === null || positionAfter(tree, id, direction) === null}
          onClick={() => id && onMove(id, direction)}
        >
          <Icon icon={glyphs[direction]} directional={direction === 'in' || direction === 'out'} />
        </FocusableButton>
      ))}
    </div>
  );
}
