import {
  createAsyncThunk,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
  type SerializedError,
} from '@reduxjs/toolkit';
import { refine } from 'zod/mini';
import { matchesSearch } from '../../lib/search';
import type { WithApps } from '../sample-data/appsReducer';
import { persistFailed } from '../sample-data/persistEdits';
import { isChangeOf, type PersistedSlice, persistSlice, readPersisted } from '../sample-data/persistSlice';
import type { Origin } from '../sample-data/sampleList';
import { selectorsInApps } from '../sample-data/selectorsInApps';
import { type Addition, type TreeParts, withName, withNode, withoutNode } from './editNodes';
import { moved, type Place } from './moves';
import { sampleTree } from './sample';
import { type Branch, isValidTree, searchTree, type Tree, treeSchema, withBranch, withToggledCheck } from './tree';

/** A change of a node, with what was before it. */
export interface TreeChange {
  readonly kind: 'moved' | 'added' | 'renamed' | 'deleted';
  readonly id: string;
  readonly before: TreeParts;
}

export interface TreeState {
  tree: Tree;
  origin: Origin;
  unsaved: boolean;
  search: string;
  /** The loading state of each lazy branch; a loaded one has no entry. */
  branches: Record<string, 'loading' | 'failed'>;
  /** The error of the last branch that failed to load. */
  branchError: SerializedError | null;
  /** The last change of a node, for undo. */
  lastChange: TreeChange | null;
}

const treePart: PersistedSlice<Tree> = { name: 'tree', version: 1, schema: treeSchema.check(refine(isValidTree)) };

function initialState(): TreeState {
  const stored = readPersisted(treePart);
  const others = { unsaved: false, search: '', branches: {}, branchError: null, lastChange: null };
  if (stored.found === 'value') return { tree: stored.value, origin: 'kept', ...others };
  return { tree: sampleTree(), origin: stored.found === 'damaged' ? 'damaged' : 'mock', ...others };
}

const partsOf = ({ nodes, children, checked }: Tree): TreeParts => ({ nodes, children, checked });

function change(state: TreeState, kind: TreeChange['kind'], id: string, parts: TreeParts): void {
  state.lastChange = { kind, id, before: partsOf(state.tree) };
  Object.assign(state.tree, parts);
}

function expand(tree: Tree, id: string): void {
  if (!tree.expanded.includes(id)) tree.expanded.push(id);
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
      change(state, 'moved', payload.id, { ...partsOf(state.tree), children });
      expand(state.tree, payload.place.parent);
    },
    /** Adds a node at the end of its folder, and expands the folder. */
    nodeAdded: {
      prepare: (addition: Addition, name: string) => ({ payload: { id: nanoid(), addition, name } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; addition: Addition; name: string }>) => {
        const { id, addition, name } = payload;
        change(state, 'added', id, withNode(state.tree, id, name, addition));
        expand(state.tree, addition.parent);
      },
    },
    /** `isNew`: the first name of a node that was added just now. */
    nodeRenamed: (state, { payload }: PayloadAction<{ id: string; name: string; isNew?: boolean }>) => {
      const parts = withName(state.tree, payload.id, payload.name);
      if (parts === state.tree) return;
      // Adding is undone as a whole.
      if (payload.isNew) Object.assign(state.tree, parts);
      else change(state, 'renamed', payload.id, parts);
    },
    nodeDeleted: (state, { payload }: PayloadAction<string>) => {
      if (state.tree.nodes[payload]) change(state, 'deleted', payload, withoutNode(state.tree, payload));
    },
    changeUndone: (state) => {
      if (state.lastChange) Object.assign(state.tree, state.lastChange.before);
      state.lastChange = null;
    },
    changeDismissed: (state) => {
      state.lastChange = null;
    },
    treeReset: (state) => ({
      ...state,
      tree: sampleTree(),
      origin: 'mock',
      search: '',
      branches: {},
      lastChange: null,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadBranch.pending, (state, { meta }) => {
        state.branches[meta.arg] = 'loading';
      })
      .addCase(loadBranch.fulfilled, (state, { payload, meta }) => {
        delete state.branches[meta.arg];
        // It may have been deleted meanwhile.
        if (!state.tree.nodes[meta.arg]) return;
        state.tree = withBranch(state.tree, meta.arg, payload);
        state.lastChange = null;
      })
      .addCase(loadBranch.rejected, (state, { meta, error }) => {
        state.branches[meta.arg] = 'failed';
        state.branchError = error;
      })
      .addCase(persistFailed, (state, { payload }) => {
        if (payload.part === treePart.name) state.unsaved = true;
      })
      .addMatcher(isChangeOf(treePart), (state, { payload }) => {
        Object.assign(state, { tree: payload.value, lastChange: null });
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
  nodeAdded,
  nodeRenamed,
  nodeDeleted,
  changeUndone,
  changeDismissed,
  treeReset,
} = treeSlice.actions;

export const { selectTreeState, selectTreeFound } = selectorsInApps(treeSlice);

// Use the selector: before the first action the state is undefined, and that has to be persisted as well.
persistSlice(treePart, { select: (state) => selectTreeState(state).tree });
