import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { errorKey } from '../../cloud/errors';
import { SearchField } from '../../components/SearchField';
import { UndoNotice } from '../../components/UndoNotice';
import { useErrorSentence } from '../../components/useErrorSentence';
import '../../components/list-detail.scss';
import { SampleHeader } from '../sample-data/SampleHeader';
import { ChosenHomes } from './ChosenHomes';
import { MoveButtons } from './MoveButtons';
import { type Direction, placeOf } from './moves';
import { TreeView } from './TreeView';
import './tree.scss';
import { childrenOf, leavesOf, parentOf, rootId } from './tree';
import {
  allExpanded,
  loadBranch,
  moveDismissed,
  moveUndone,
  nodeMoved,
  nodesExpanded,
  selectTreeFound,
  selectTreeState,
  treeReset,
  treeSearched,
} from './treeSlice';

/** Tree view: the homes by city and street, to expand, search, check and reorder; the archive loads when expanded. */
export default function TreePage() {
  const { t } = useTranslation('tree');
  const sentence = useErrorSentence();
  const dispatch = useAppDispatch();
  const { tree, origin, unsaved, search, branches, branchError, lastMove } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);
  const [chosen, setChosen] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const failed = Object.keys(branches).find((id) => branches[id] === 'failed');
  const nameOf = (id: string) => (id === rootId ? t('top') : (tree.nodes[id]?.name ?? ''));
  useOpenBranches();

  const move = (id: string, direction: Direction) => {
    const place = placeOf(tree, id, direction);
    setAnnouncement(place ? '' : t('move.impossible', { name: nameOf(id) }));
    if (place) dispatch(nodeMoved({ id, place }));
  };
  const whereIs = (id: string) => {
    const parent = parentOf(tree, id) ?? rootId;
    const siblings = childrenOf(tree, parent);
    const position = siblings.indexOf(id) + 1;
    return t('move.done', { name: nameOf(id), parent: nameOf(parent), position, count: siblings.length });
  };
  const shortcuts = [
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: () => dispatch(moveUndone()) },
  ];

  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={t('homes', { count: leavesOf(tree, rootId).filter((id) => tree.nodes[id]?.kind === 'home').length })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => dispatch(treeReset())}
      />
      <div className="tree-columns">
        <section className="card" aria-label={t('label')}>
          <div className="tree-tools">
            <SearchField
              ref={searchField}
              label={t('search')}
              value={search}
              onChange={(text) => dispatch(treeSearched(text))}
              outcome={t('found', { count: found?.shown.size ?? 0 })}
            />
            <div className="tree-actions">
              <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(allExpanded())}>
                {t('expandAll')}
              </button>
              <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(nodesExpanded([]))}>
                {t('collapseAll')}
              </button>
              <MoveButtons tree={tree} id={found ? null : chosen} onMove={move} />
            </div>
          </div>
          <div role="alert">
            {failed && (
              <p className="alert alert-danger tree-alert">
                {t('branchFailed', { name: nameOf(failed) })} {sentence(errorKey(branchError))}
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  onClick={() => dispatch(loadBranch(failed))}
                >
                  {t('retry')}
                </button>
              </p>
            )}
          </div>
          <TreeView onMove={move} onFocus={setChosen} />
          <p className="tree-hint">{t('hint')}</p>
        </section>
        <ChosenHomes />
      </div>
      <UndoNotice
        message={lastMove && whereIs(lastMove.id)}
        onUndo={() => dispatch(moveUndone())}
        onDismiss={() => dispatch(moveDismissed())}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** Loads lazy branches that were left expanded when the page is opened again. */
function useOpenBranches() {
  const dispatch = useAppDispatch();
  const { tree } = useAppSelector(selectTreeState);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    for (const id of tree.expanded) if (tree.nodes[id]?.lazy) void dispatch(loadBranch(id));
  }, [dispatch, tree]);
}
