import { createAsyncThunk, createSelector, nanoid, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';
import { refine } from 'zod/mini';
import { matchesSearch } from '../../lib/search';
import {
  createBundledSlice,
  type Origin,
  originOf,
  type PersistedPart,
  type StoredValue,
  type WithApps,
} from '../sample-data/public/slice';
import {
  type Addition,
  type TreeChange,
  type TreeParts,
  withName,
  withNode,
  withoutChange,
  withoutNode,
} from './editNodes';
import { moveNode, type TreePosition } from './moves';
import { sampleTree } from './sample';
import {
  type Branch,
  hasSameNodes,
  isLoaded,
  isValidTree,
  searchTree,
  type Tree,
  treeSchema,
  withBranch,
  withToggledCheck,
} from './tree';

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

const treePart: PersistedPart<Tree> = { name: 'tree', version: 1, schema: treeSchema.check(refine(isValidTree)) };

function initialState(stored: StoredValue<Tree>): TreeState {
  const others = { unsaved: false, search: '', branches: {}, branchError: null, lastChange: null };
  return { tree: 'value' in stored ? stored.value : sampleTree(), origin: originOf(stored), ...others };
}

const partsOf = ({ nodes, children, checked }: Tree): TreeParts => ({ nodes, children, checked });

function change(state: TreeState, kind: TreeChange['kind'], id: string, parts: TreeParts): void {
  const before = partsOf(state.tree);
  const unchecked = before.checked.filter((one) => !parts.checked.includes(one));
  state.lastChange = { kind, id, before, unchecked };
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

const treeSlice = createBundledSlice({
  part: treePart,
  initialState,
  select: ({ tree }) => tree,
  replace: (state, tree) => {
    // Opening folders elsewhere, or checking homes, leaves a change to undo.
    if (!hasSameNodes(state.tree, tree)) state.lastChange = null;
    state.tree = tree;
  },
  resetName: 'treeReset',
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
    nodeMoved: (state, { payload }: PayloadAction<{ id: string; position: TreePosition }>) => {
      const children = moveNode(state.tree, payload.id, payload.position);
      if (children === state.tree.children) return;
      const { parent } = payload.position;
      // As in withNode: what was checked without homes is a folder now.
      const checked = state.tree.checked.filter((one) => one !== parent);
      change(state, 'moved', payload.id, { nodes: state.tree.nodes, children, checked });
      expand(state.tree, parent);
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
      if (!payload.isNew) return change(state, 'renamed', payload.id, parts);
      // Adding is undone as a whole, and another change without the name.
      Object.assign(state.tree, parts);
      if (state.lastChange) state.lastChange.before = withName(state.lastChange.before, payload.id, payload.name);
    },
    nodeDeleted: (state, { payload }: PayloadAction<string>) => {
      if (state.tree.nodes[payload]) change(state, 'deleted', payload, withoutNode(state.tree, payload));
    },
    changeUndone: (state) => {
      if (state.lastChange) Object.assign(state.tree, withoutChange(state.tree, state.lastChange));
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
        // It may have been deleted meanwhile, or loaded by another tab.
        state.tree = withBranch(state.tree, meta.arg, payload);
        // The undo would take the branch away, or bring its folder back without it.
        if (state.lastChange) state.lastChange.before = withBranch(state.lastChange.before, meta.arg, payload);
      })
      .addCase(loadBranch.rejected, (state, { meta, error }) => {
        state.branches[meta.arg] = 'failed';
        state.branchError = error;
      }),
  selectors: {
    /** A branch that failed to load, unless another tab has loaded it, or it is deleted and not brought back by undo. */
    selectFailedBranch: ({ tree, branches }: TreeState) =>
      Object.keys(branches).find((id) => branches[id] === 'failed' && !isLoaded(tree, id)),
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

export const { selectState: selectTreeState, selectFailedBranch, selectTreeFound } = treeSlice.selectors;
