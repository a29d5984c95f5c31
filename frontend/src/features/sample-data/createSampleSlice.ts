import {
  type ActionReducerMapBuilder,
  type CaseReducerActions,
  createSlice,
  type PayloadAction,
  type SliceCaseReducers,
  type SliceSelectors,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import { addSampleCases, createSampleLoad } from './createSampleLoad';
import {
  deleteItem,
  type FieldChange,
  type Identified,
  type SampleList,
  type SampleState,
  type SelectingState,
  undoAndShow,
  updateField,
} from './sampleList';
import { selectorsInApps } from './selectorsInApps';

/** The state of an app with a list that can be searched. */
export interface SearchableState<Item> extends SampleState<Item> {
  search: string;
}

/** The reducers that every app with a list has; an app may replace one by its own of the same name. */
type SharedReducers<State> = {
  searched: (state: State, action: PayloadAction<string>) => void;
  undoDismissed: (state: State) => void;
};

interface SampleSliceOptions<Item, State, Reducers extends SliceCaseReducers<State>, Selectors> {
  readonly list: SampleList<Item>;
  readonly initialState: State | (() => State);
  readonly reducers: ValidateSliceCaseReducers<State, Reducers>;
  readonly selectors: Selectors;
  /** For actions of others, beside those that load and store the list. */
  readonly extraReducers?: (
    builder: ActionReducerMapBuilder<State>,
    load: ReturnType<typeof createSampleLoad<Item>>,
  ) => void;
}

/**
 * An app with a list: the thunk that loads it, its actions and its selectors. The slice puts itself into the store, and
 * edits of the list are stored in the browser.
 */
export function createSampleSlice<
  Item,
  State extends SearchableState<Item>,
  Reducers extends SliceCaseReducers<State>,
  Selectors extends SliceSelectors<State>,
>({ list, initialState, reducers, selectors, extraReducers }: SampleSliceOptions<Item, State, Reducers, Selectors>) {
  const load = createSampleLoad(list);
  const shared: SharedReducers<SearchableState<Item>> = {
    searched: (state, { payload }) => {
      state.search = payload;
    },
    /** Makes the deletion final: it can no longer be undone. */
    undoDismissed: (state) => {
      state.deletion = null;
    },
  };
  const slice = createSlice({
    name: list.name,
    initialState,
    reducers: { ...(shared as unknown as Reducers), ...reducers } as ValidateSliceCaseReducers<State, Reducers>,
    extraReducers: (builder) => {
      addSampleCases(builder, list.name, load);
      extraReducers?.(builder, load);
    },
    selectors: { ...selectors, selectState: (state: State) => state },
  });
  return {
    load,
    actions: slice.actions as CaseReducerActions<Omit<SharedReducers<State>, keyof Reducers> & Reducers, string>,
    selectors: selectorsInApps<State, Selectors & { selectState: (state: State) => State }>(slice),
  };
}

/** Reducers of a list of which one item is selected. */
export const itemReducers = <Item extends Identified, State extends SelectingState<Item>>() => ({
  selected: (state: State, { payload }: PayloadAction<number>) => {
    state.selected = payload;
  },
  updated: (state: State, { payload }: PayloadAction<FieldChange<Item>>) => updateField<Item>(state, payload),
  deleted: (state: State, { payload }: PayloadAction<number>) => deleteItem<Item>(state, payload),
  deletionUndone: (state: State) => undoAndShow<Item>(state),
});
