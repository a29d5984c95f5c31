import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, Store as AppStore, RootState } from './store';

export type { AppDispatch, AppStore, RootState };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
