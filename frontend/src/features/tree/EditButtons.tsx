import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../components/FocusableButton';
import { Icon } from '../../components/Icon';
import { additionFor } from './editNodes';
import { rootId, type Tree } from './tree';

export interface EditButtonsProps {
  readonly tree: Tree;
  /** The node to change; null while none is selected or it cannot be changed. */
  readonly id: string | null;
  readonly onAdd: (id: string) => void;
  readonly onRename: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** Adds to the last selected node, renames it or deletes it, as an alternative to the keys. */
export function EditButtons({ tree, id, onAdd, onRename, onDelete }: EditButtonsProps) {
  const { t } = useTranslation('tree');
  const name = (id && tree.nodes[id]?.name) ?? '';
  const addition = id ? additionFor(tree, id) : undefined;
  const parent = addition && addition.parent !== rootId ? tree.nodes[addition.parent]?.name : undefined;
  const buttons = [
    {
      action: 'add',
      icon: plus,
      label: parent && addition ? t(`add.${addition.kind}Named`, { name: parent }) : t('add.label'),
      run: addition && onAdd,
    },
    { action: 'rename', icon: pencil, label: name ? t('rename.named', { name }) : t('rename.label'), run: onRename },
    { action: 'delete', icon: trash, label: name ? t('delete.named', { name }) : t('delete.label'), run: onDelete },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div role="group" aria-label={t('editLabel')} className="tree-moves">
      {buttons.map(({ action, icon, label, run }) => (
        <FocusableButton
          key={action}
          className="btn btn-icon"
          aria-label={label}
          title={label}
          isDisabled={!id || !run}
          onClick={() => id && run?.(id)}
        >
          <Icon icon={icon} />
        </FocusableButton>
      ))}
    </div>
  );
}
