import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { selectEmailState, selectTrashCount, trashEmptied } from './emailSlice';

/** Deletes all emails of the trash, after a question. */
export function EmptyTrash({ onEmptied }: { readonly onEmptied: () => void }) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { filter } = useAppSelector(selectEmailState);
  const count = useAppSelector(selectTrashCount);
  const [isAsking, setAsking] = useState(false);
  if (filter !== 'trash' || count === 0) return null;
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(true)}>
        {t('emptyTrash')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('emptyTrashTitle')}
          explanation={t('emptyTrashExplanation', { count })}
          confirm={t('emptyTrash')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onEmptied();
            dispatch(trashEmptied());
          }}
        />
      )}
    </>
  );
}
