import type { ItemInstance } from '@headless-tree/core';
import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import buildings from 'bootstrap-icons/icons/buildings.svg?glyph';
import chevron from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import house from 'bootstrap-icons/icons/house-door.svg?glyph';
import signpost from 'bootstrap-icons/icons/signpost.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { NameField, type NameFieldProps } from './NameField';
import { checkStateOf, countHomes, leavesOf, type TreeNode } from './tree';
import { selectTreeState } from './treeSlice';
import { dropIndicator } from './useNodeTree';

const glyphs = { city: buildings, street: signpost, home: house, archive };
const ariaChecked = { none: false, some: 'mixed', all: true } as const;

export interface TreeRowProps {
  readonly item: ItemInstance<TreeNode>;
  /** Whether it is the tree's tab stop; the arrow keys move on from there. */
  readonly isTabStop: boolean;
  readonly search: string;
  readonly onToggle: (id: string) => void;
  readonly onFocus: (id: string) => void;
  /** Whether its name is being edited. */
  readonly isEditing: boolean;
  readonly onRenamed: (id: string, ...done: Parameters<NameFieldProps['onDone']>) => void;
}

/**
 * One node. The checkbox and the arrow are for the pointer; for screen readers, the row itself is checked and expanded.
 */
export function TreeRow({ item, isTabStop, search, onToggle, onFocus, isEditing, onRenamed }: TreeRowProps) {
  const { t } = useTranslation('tree');
  const { tree, branches } = useAppSelector(selectTreeState);
  const id = item.getId();
  const { kind } = item.getItemData();
  const isFolder = item.isFolder();
  const check = checkStateOf(tree, id);
  const loading = branches[id];
  // Selection in this tree means being checked.
  const { onClick, 'aria-selected': _, ...props } = item.getProps();
  const count = isFolder ? countHomes(tree, leavesOf(tree, id)) : 0;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles the keys
    <div
      {...props}
      role="treeitem"
      draggable={props.draggable && !isEditing}
      tabIndex={isTabStop ? 0 : -1}
      className="tree-row"
      style={{ '--tree-level': item.getItemMeta().level } as React.CSSProperties}
      data-drop={dropIndicator(item)}
      aria-checked={ariaChecked[check]}
      aria-busy={loading === 'loading'}
      onFocus={() => {
        // The pointer or a screen reader may have moved the focus.
        if (!item.isFocused()) item.setFocused();
        onFocus(id);
      }}
      onClick={(event) => (isFolder ? onClick(event) : onToggle(id))}
    >
      <span className="tree-arrow" data-open={item.isExpanded()}>
        {isFolder && <Icon icon={chevron} directional />}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Space checks the row */}
      <span
        className="tree-check"
        data-state={check}
        onClick={(event) => {
          event.stopPropagation();
          item.setFocused();
          onToggle(id);
        }}
      />
      <Icon icon={glyphs[kind]} className="tree-icon" />
      {isEditing ? (
        <NameField
          label={t('rename.field', { name: item.getItemName() })}
          name={item.getItemName()}
          onDone={(...done) => onRenamed(id, ...done)}
        />
      ) : (
        <span className="tree-name" dir="auto">
          <Highlight text={item.getItemName()} search={search} />
        </span>
      )}
      {loading === 'loading' && (
        <span className="tree-note">
          <Spinner /> {t('loading', { ns: 'common' })}
        </span>
      )}
      {loading === 'failed' && <span className="tree-note tree-failed">{t('branchFailedShort')}</span>}
      {count > 0 && <span className="tree-note">{t('homes', { count })}</span>}
    </div>
  );
}
