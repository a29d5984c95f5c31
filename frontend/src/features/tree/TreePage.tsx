import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { UndoNotice } from '../../components/UndoNotice';
import { useErrorText } from '../../components/useErrorText';
import { selectAccountId } from '../session/public/session';
import '../../components/list-detail.scss';
import { SampleHeader } from '../sample-data/public/page';
import { ChosenHomes } from './ChosenHomes';
import { type Addition, additionFor } from './editNodes';
import { type Direction, positionAfter } from './moves';
import { TreeTools } from './TreeTools';
import { TreeView } from './TreeView';
import './tree.scss';
import { isolate } from '../../lib/isolate';
import { childrenOf, countHomes, leavesOf, parentOf, rootId } from './tree';
import {
  changeDismissed,
  changeUndone,
  loadBranch,
  nodeAdded,
  nodeDeleted,
  nodeMoved,
  nodeRenamed,
  selectFailedBranch,
  selectTreeFound,
  selectTreeState,
  treeReset,
  treeSearched,
} from './treeSlice';

/** Tree view: the homes by city and street, to expand, search, check, reorder and edit; the archive loads when expanded. */
export default function TreePage() {
  const { t } = useTranslation('tree');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { tree, origin, unsaved, branchError, lastChange } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);
  const [chosen, setChosen] = useState<string | null>(null);
  const [editing, setEditing] = useState<{ readonly id: string; readonly isNew: boolean } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const addCity = useRef<HTMLButtonElement>(null);
  const store = useAppStore();
  const account = useAppSelector(selectAccountId);
  const failed = useAppSelector(selectFailedBranch);
  const nameOf = (id: string) => tree.nodes[id]?.name ?? '';
  useOpenBranches();
  useAskedSearch();

  const move = (id: string, direction: Direction) => {
    const position = positionAfter(tree, id, direction);
    setAnnouncement(position ? '' : t('move.impossible', { name: isolate(nameOf(id)) }));
    if (position) dispatch(nodeMoved({ id, position }));
  };
  const whereIs = (id: string) => {
    const parent = parentOf(tree, id) ?? rootId;
    const siblings = childrenOf(tree, parent);
    const place = { name: isolate(nameOf(id)), position: siblings.indexOf(id) + 1, count: siblings.length };
    return parent === rootId
      ? t('move.doneAtTop', place)
      : t('move.done', { ...place, parent: isolate(nameOf(parent)) });
  };
  const add = (addition: Addition | undefined) => {
    if (!addition) return;
    const { payload } = dispatch(nodeAdded(addition, t(`add.${addition.kind}Name`)));
    setEditing({ id: payload.id, isNew: true });
  };
  const addIn = (id: string) => add(additionFor(tree, id));
  const rename = (id: string) => setEditing({ id, isNew: false });
  const remove = (id: string) => {
    setChosen(null);
    // There is no other node for the focus.
    if (childrenOf(tree, rootId).join() === id) addCity.current?.focus();
    dispatch(nodeDeleted(id));
  };
  const whatChanged = () => {
    if (!lastChange) return null;
    const { kind, id, before } = lastChange;
    if (kind === 'moved') return whereIs(id);
    return t(`changed.${kind}`, {
      name: isolate(nameOf(id)),
      before: isolate(before.nodes[id]?.name ?? ''),
    });
  };
  const shortcuts = [
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: () => dispatch(changeUndone()) },
  ];

  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={t('homes', { count: countHomes(tree, leavesOf(tree, rootId)) })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => dispatch(treeReset())}
      />
      <div className="tree-columns">
        <section className="card" aria-label={t('label')}>
          <TreeTools
            searchField={searchField}
            chosen={chosen}
            onAdd={addIn}
            onRename={rename}
            onDelete={remove}
            onMove={move}
          />
          <div role="alert">
            {failed && (
              <p className="alert alert-danger tree-alert">
                {t('branchFailed', { name: isolate(nameOf(failed)) })} {errorText(branchError)}
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
          <TreeView
            onMove={move}
            onFocus={setChosen}
            editing={editing?.id ?? null}
            onEdit={rename}
            onRenamed={(id, typed) => {
              // Another one's field may be open by now: what was touched opened it.
              setEditing((now) => (now?.id === id ? null : now));
              // The page may be gone because another account signed in: the tree in the store is that one's.
              if (typed === null || selectAccountId(store.getState()) !== account) return;
              dispatch(nodeRenamed({ id, name: typed, isNew: editing?.isNew ?? false }));
            }}
            onAdd={addIn}
            onDelete={remove}
          />
          {!found && (
            <button
              ref={addCity}
              type="button"
              className="btn btn-link btn-sm tree-add-city"
              onClick={() => add({ parent: rootId, kind: 'city' })}
            >
              <Icon icon={plus} /> {t('add.city')}
            </button>
          )}
          <p className="tree-hint">{t('hint')}</p>
        </section>
        <ChosenHomes />
      </div>
      <UndoNotice
        message={whatChanged()}
        of={lastChange}
        onUndo={() => dispatch(changeUndone())}
        onDismiss={() => dispatch(changeDismissed())}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** Searches for what the address asks for (`?search=Oude Delft`), as the site's search does. */
function useAskedSearch() {
  const dispatch = useAppDispatch();
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const asked = parameters.get('search');
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes here again asks again
  useEffect(() => {
    if (asked) dispatch(treeSearched(asked));
  }, [dispatch, asked, key]);
}

/** Loads lazy branches that were left expanded when the page is opened again. */
function useOpenBranches() {
  const store = useAppStore();
  useEffect(() => {
    // A selector would still read the document's tree.
    const { tree } = selectTreeState(store.getState());
    for (const id of tree.expanded) if (tree.nodes[id]?.lazy) void store.dispatch(loadBranch(id));
  }, [store]);
}
