import { useEffect } from 'react';
import { useAppStore } from '../../../app/hooks';
import { importDialog } from './importDialog';
import { reviewForm } from './reviewForm';

/**
 * Shows the review of a file again that was kept while its account was away.
 * @param show opens the import's dialog, without a file; has to stay the same between renders
 */
export function useKeptReview(show: () => void): void {
  const store = useAppStore();
  useEffect(() => {
    // What keeps it came with the dialog: other visits need not load it.
    if (!importDialog.Content) return;
    void import('../../session/public/keptInput').then(({ hasKeptInput }) => {
      if (hasKeptInput(store.getState(), reviewForm)) show();
    });
  }, [store, show]);
}
