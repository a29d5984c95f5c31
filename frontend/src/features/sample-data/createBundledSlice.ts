import {
  type ActionReducerMapBuilder,
  type CaseReducerActions,
  createAction,
  createSlice,
  type Draft,
  type SliceCaseReducers,
  type SliceSelectors,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import { persistFailed, type StoredValue, storageChanged } from './persistEdits';
import { type PersistedPart, persistPart, readPersisted } from './persistPart';
import { selectorsInApps } from './selectorsInApps';

interface BundledSliceOptions<Value, State, Reducers extends SliceCaseReducers<State>, Selectors> {
  /** The part of the state that this browser stores; its name is also the app's. */
  readonly part: PersistedPart<Value>;
  /** The state at the start: with what is stored, or with the sample. */
  readonly initialState: (stored: StoredValue<Value>) => State;
  readonly select: (state: State) => Value;
  /** Replaces the part by what another tab stored. */
  readonly replace: (state: Draft<State>, value: Value) => void;
  /** False where items refer to each other. */
  readonly mergesItems?: boolean;
  readonly reducers: ValidateSliceCaseReducers<State, Reducers>;
  /** The reducer that brings the sample back. */
  readonly resetName: keyof Reducers & string;
  readonly selectors: Selectors;
  readonly extraReducers?: (builder: ActionReducerMapBuilder<State>) => void;
}

/**
 * An app whose sample is bundled with its page, so that nothing is loaded: its actions and its selectors. The slice puts
 * itself into the store, and its part is stored in the browser. An app with a list that is loaded is made by
 * createSampleSlice.
 */
export function createBundledSlice<
  Value,
  State extends { unsaved: boolean },
  Reducers extends SliceCaseReducers<State>,
  Selectors extends SliceSelectors<State>,
>(options: BundledSliceOptions<Value, State, Reducers, Selectors>) {
  const { part, select, replace, resetName, extraReducers, mergesItems = true } = options;
  const reset = createAction(`${part.name}/${resetName}`);
  const slice = createSlice({
    name: part.name,
    initialState: () => options.initialState(readPersisted(part)),
    reducers: options.reducers,
    extraReducers: (builder) => {
      extraReducers?.(builder);
      builder
        .addCase(persistFailed, (state, { payload }) => {
          if (payload.part === part.name) state.unsaved = true;
        })
        .addCase(storageChanged, (state, { payload }) => {
          if (payload.part === part.name) replace(state, payload.value as Value);
        });
    },
    selectors: { ...options.selectors, selectState: (state: State) => state },
  });
  const selectors = selectorsInApps<State, Selectors & { selectState: (state: State) => State }>(slice);
  // By the selector: before the first action the state is undefined, and that has to be stored as well.
  persistPart(part, {
    select: (state) => select(selectors.selectState(state) as State),
    isReset: reset.match,
    onForgotten: (dispatch) => void dispatch(reset()),
    mergesItems,
  });
  return { actions: slice.actions as CaseReducerActions<Reducers, string>, selectors };
}
