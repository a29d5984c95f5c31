import {
  createAsyncThunk,
  createSelector,
  createSlice,
  type PayloadAction,
  type SerializedError,
} from '@reduxjs/toolkit';
import { refine } from 'zod/mini';
import { matchesSearch } from '../../lib/search';
import type { WithApps } from '../sample-data/appsReducer';
import { persistFailed, storageChanged } from '../sample-data/persistEdits';
import { type PersistedSlice, persistSlice, readPersisted } from '../sample-data/persistSlice';
import type { Origin } from '../sample-data/sampleList';
import { selectorsInApps } from '../sample-data/selectorsInApps';
import { moved, type Place } from './moves';
import { sampleTree } from './sample';
import { type Branch, isValidTree, searchTree, type Tree, treeSchema, withBranch, withToggledCheck } from './tree';

export interface TreeState {
  tree: Tree;
  origin: Origin;
  unsaved: boolean;
  search: string;
  /** The loading state of each lazy branch; a loaded one has no entry. */
  branches: Record<string, 'loading' | 'failed'>;
  /** The error of the last branch that failed to load. */
  branchError: SerializedError | null;
  /** The last move, with the order before it, for undo. */
  lastMove: { readonly id: string; readonly before: Branch['children'] } | null;
}

const treePart: PersistedSlice<Tree> = { name: 'tree', version: 1, schema: treeSchema.check(refine(isValidTree)) };

function initialState(): TreeState {
  const stored = readPersisted(treePart);
  const others = { unsaved: false, search: '', branches: {}, branchError: null, lastMove: null };
  if (stored.found === 'value') return { tree: stored.value, origin: 'kept', ...others };
  return { tree: sampleTree(), origin: stored.found === 'damaged' ? 'damaged' : 'mock', ...others };
}

/** Loads the children of a lazy branch; an error is rethrown to callers that unwrap the thunk. */
export const loadBranch = createAsyncThunk<Branch, string, { state: WithApps }>(
  'tree/loadBranch',
  async () => (await import('./fetchArchive')).fetchArchive(),
  {
    condition: (id, { getState }) => {
      const { tree, branches } = selectTreeState(getState());
      return tree.children[id] === undefined && branches[id] !== 'loading';
    },
  },
);

const treeSlice = createSlice({
  name: 'tree',
  initialState,
  reducers: {
    treeSearched: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    nodesExpanded: (state, { payload }: PayloadAction<string[]>) => {
      state.tree.expanded = [...new Set(payload)];
    },
    allExpanded: (state) => {
      state.tree.expanded = Object.keys(state.tree.children);
    },
    nodeToggled: (state, { payload }: PayloadAction<string>) => {
      state.tree.checked = withToggledCheck(state.tree, payload);
    },
    checksCleared: (state) => {
      state.tree.checked = [];
    },
    /** Moves a node, and expands its new folder. */
    nodeMoved: (state, { payload }: PayloadAction<{ id: string; place: Place }>) => {
      const children = moved(state.tree, payload.id, payload.place);
      if (children === state.tree.children) return;
      state.lastMove = { id: payload.id, before: state.tree.children };
      state.tree.children = children;
      const { parent } = payload.place;
      if (!state.tree.expanded.includes(parent)) state.tree.expanded.push(parent);
    },
    moveUndone: (state) => {
      if (state.lastMove) state.tree.children = state.lastMove.before;
      state.lastMove = null;
    },
    moveDismissed: (state) => {
      state.lastMove = null;
    },
    treeReset: (state) => ({ ...state, tree: sampleTree(), origin: 'mock', search: '', branches: {}, lastMove: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadBranch.pending, (state, { meta }) => {
        state.branches[meta.arg] = 'loading';
      })
      .addCase(loadBranch.fulfilled, (state, { payload, meta }) => {
        state.tree = withBranch(state.tree, meta.arg, payload);
        delete state.branches[meta.arg];
        state.lastMove = null;
      })
      .addCase(loadBranch.rejected, (state, { meta, error }) => {
        state.branches[meta.arg] = 'failed';
        state.branchError = error;
      })
      .addCase(persistFailed, (state, { payload }) => {
        if (payload.part === treePart.name) state.unsaved = true;
      })
      .addCase(storageChanged, (state, { payload }) => {
        if (payload.part === treePart.name) Object.assign(state, { tree: payload.value, lastMove: null });
      }),
  selectors: {
    selectTreeState: (state) => state,
    /** The result of the search; null without a search. */
    selectTreeFound: createSelector(
      [
        (state: TreeState) => state.tree.nodes,
        (state: TreeState) => state.tree.children,
        (state: TreeState) => state.search,
      ],
      (nodes, children, search) =>
        search.trim() === '' ? null : searchTree({ nodes, children }, (name) => matchesSearch(search, name)),
    ),
  },
});

export const {
  treeSearched,
  nodesExpanded,
  allExpanded,
  nodeToggled,
  checksCleared,
  nodeMoved,
  moveUndone,
  moveDismissed,
  treeReset,
} = treeSlice.actions;

export const { selectTreeState, selectTreeFound } = selectorsInApps(treeSlice);

// Use the selector: before the first action the state is undefined, and that has to be persisted as well.
persistSlice(treePart, { select: (state) => selectTreeState(state).tree });
