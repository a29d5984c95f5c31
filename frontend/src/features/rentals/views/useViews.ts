import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useAccountSetting } from '../../../lib/accountSetting';
import { isolate } from '../../../lib/isolate';
import { useHydrated } from '../../../lib/useHydrated';
import { notify } from '../../notifications/public/notify';
import { selectAccountId } from '../../session/public/session';
import type { ListControl } from '../filter/useListParams';
import { columnStore } from '../table/columnPreferences';
import {
  addView,
  changeView,
  isAsSaved,
  nameFrom,
  paramsOf,
  putBack,
  removeView,
  renameView,
  type SavedView,
  searchOf,
  viewStore,
} from './savedViews';

export interface Views {
  readonly views: readonly SavedView[];
  readonly defaultId: string | null;
  /** The view last applied to the list, if this browser has it. */
  readonly current: SavedView | undefined;
  /** True once filter, order or columns differ from the current view's. */
  readonly isChanged: boolean;
  show(view: SavedView): void;
  /** Saves the current list, replacing a view of that name. Does nothing without a name, or without room for more. */
  saveAs(name: string): void;
  /** Updates the current view to the current list. */
  saveChanges(): void;
  rename(view: SavedView, name: string): void;
  /** Shows an undo button. */
  remove(view: SavedView): void;
  /** Makes a view the default, or removes the default if it is this view. */
  toggleDefault(view: SavedView): void;
}

/** The user's saved views, compared with the list. */
export function useViews(list: ListControl): Views {
  const sub = useAppSelector(selectAccountId);
  const [saved, store] = useAccountSetting(viewStore, sub);
  const [columns, storeColumns] = useAccountSetting(columnStore, sub);
  const dispatch = useAppDispatch();
  const { views, defaultId } = saved;
  const current = views.find(({ id }) => id === list.view);

  const show = (view: SavedView, replace = false) => {
    list.show({ ...paramsOf(view.search), view: view.id }, replace);
    storeColumns(view.columns);
  };
  useDefault(
    list,
    views.find(({ id }) => id === defaultId),
    (view) => show(view, true),
  );

  return {
    views,
    defaultId,
    current,
    isChanged: current !== undefined && !isAsSaved(current, list, columns),
    show: (view) => show(view),
    saveAs: (text) => {
      const name = nameFrom(text);
      if (name === '') return;
      const changed = addView(saved, { id: nanoid(10), name, search: searchOf(list), columns });
      store(changed);
      const view = changed.views.find((one) => one.name === name);
      if (view) list.show({ criteria: list.criteria, order: list.order, view: view.id }, true);
    },
    saveChanges: () => current && store(changeView(saved, current.id, { search: searchOf(list), columns })),
    rename: (view, text) => store(renameView(saved, view.id, text)),
    remove: (view) => {
      const place = views.indexOf(view);
      const wasDefault = defaultId === view.id;
      store(removeView(saved, view.id));
      const run = () => store((current) => putBack(current, view, place, wasDefault));
      dispatch(
        notify({
          kind: 'info',
          textKey: 'rentals:views.deleted',
          params: { name: isolate(view.name) },
          action: { textKey: 'rentals:views.undo', run },
          topic: 'rentals-view-deleted',
        }),
      );
    },
    toggleDefault: ({ id }) => store({ ...saved, defaultId: defaultId === id ? null : id }),
  };
}

/** Applies the default view once, if the page was opened without parameters. */
function useDefault(list: ListControl, view: SavedView | undefined, show: (view: SavedView) => void): void {
  const isDone = useRef(false);
  // Prerendered documents have no views.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isDone.current || !isHydrated) return;
    isDone.current = true;
    if (view && list.view === null && searchOf(list) === '') show(view);
  });
}
