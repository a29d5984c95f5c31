import {
  type ActionReducerMapBuilder,
  type CaseReducerActions,
  createSlice,
  type PayloadAction,
  type SliceCaseReducers,
  type SliceSelectors,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import type { WithApps } from './appsReducer';
import { persistSlice } from './persistSlice';
import {
  addLoadCases,
  addStorageCases,
  type BundledList,
  bundledState,
  createSampleLoad,
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
      addLoadCases(builder, load);
      addStorageCases<Item, State>(builder, list.name);
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

interface BundledSliceOptions<Item, State, Reducers extends SliceCaseReducers<State>, Selectors> {
  readonly list: BundledList<Item>;
  /** The app's state, from that of its list. */
  readonly initialState: (ofList: SampleState<Item>) => State;
  readonly reducers: ValidateSliceCaseReducers<State, Reducers>;
  readonly selectors: Selectors;
  /** For actions of others, beside those that store the list. */
  readonly extraReducers?: (builder: ActionReducerMapBuilder<State>) => void;
}

/** As `createSampleSlice`, for an app that makes no request: its list is there from the beginning. */
export function createBundledSlice<
  Item,
  State extends SampleState<Item>,
  Reducers extends SliceCaseReducers<State>,
  Selectors extends SliceSelectors<State>,
>({ list, initialState, reducers, selectors, extraReducers }: BundledSliceOptions<Item, State, Reducers, Selectors>) {
  const slice = createSlice({
    name: list.name,
    initialState: () => initialState(bundledState(list)),
    reducers,
    extraReducers: (builder) => {
      addStorageCases<Item, State>(builder, list.name);
      extraReducers?.(builder);
    },
    selectors: { ...selectors, selectState: (state: State) => state },
  });
  const inApps = selectorsInApps<State, Selectors & { selectState: (state: State) => State }>(slice);
  const { selectState } = inApps as unknown as { selectState: (state: WithApps) => State };
  // By the selector: before the first action the state is undefined, and that action has to be stored as well.
  persistSlice<Item[]>(list, { select: (state) => selectState(state).items });
  return { actions: slice.actions, selectors: inApps };
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
