import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { SearchField } from '../../components/SearchField';
import { EditButtons, type EditButtonsProps } from './EditButtons';
import { MoveButtons, type MoveButtonsProps } from './MoveButtons';
import { allExpanded, nodesExpanded, selectTreeFound, selectTreeState, treeSearched } from './treeSlice';

export interface TreeToolsProps
  extends Pick<EditButtonsProps, 'onAdd' | 'onRename' | 'onDelete'>,
    Pick<MoveButtonsProps, 'onMove'> {
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** The node last selected, which the buttons change. */
  readonly chosen: string | null;
}

/** The search and the buttons above the tree. While a search filters it, nothing can be folded or changed. */
export function TreeTools({ searchField, chosen, onAdd, onRename, onDelete, onMove }: TreeToolsProps) {
  const { t } = useTranslation('tree');
  const dispatch = useAppDispatch();
  const { tree, search } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);
  const id = found ? null : chosen;
  return (
    <div className="tree-tools">
      <SearchField
        ref={searchField}
        label={t('search')}
        value={search}
        onChange={(text) => dispatch(treeSearched(text))}
        outcome={t('found', { count: found?.shown.size ?? 0 })}
      />
      <div className="tree-actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          disabled={found !== null}
          onClick={() => dispatch(allExpanded())}
        >
          {t('expandAll')}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          disabled={found !== null}
          onClick={() => dispatch(nodesExpanded([]))}
        >
          {t('collapseAll')}
        </button>
        <EditButtons tree={tree} id={id} onAdd={onAdd} onRename={onRename} onDelete={onDelete} />
        <MoveButtons tree={tree} id={id} onMove={onMove} />
      </div>
    </div>
  );
}
