import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { emptyDraft } from './compose';
import { emailDrafted, selectNextEmailId } from './emailSlice';

/**
 * `?to=…` starts a draft to that address; then the page's address names the draft, so that a reload starts no other
 * one.
 */
export function useComposeFromAddress(isReady: boolean): void {
  const dispatch = useAppDispatch();
  const [parameters] = useSearchParams();
  const change = useUpdateSearchParams();
  const nextId = useAppSelector(selectNextEmailId);
  const to = parameters.get('to');
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (to === null) begun.current = null;
    if (!isReady || to === null || begun.current === to) return;
    begun.current = to;
    dispatch(emailDrafted({ id: nextId, draft: { ...emptyDraft, to }, time: new Date().toISOString() }));
    change({ to: null, new: null, id: String(nextId) }, { replace: true });
  }, [isReady, to, nextId, dispatch, change]);
}
