import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState, Store } from './store';

export type { AppDispatch, RootState };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
