import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletionDialog } from './DeletionDialog';

/** Leads to the deletion of the account. */
export function DeletionCard({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section className="card" aria-labelledby="profile-deletion">
      <div className="card-body">
        <h2 id="profile-deletion">{t('deletion.title')}</h2>
        <p className="text-secondary">{t('deletion.explanation')}</p>
        <button ref={button} type="button" className="btn btn-outline-danger" onClick={() => setOpen(true)}>
          {t('deletion.start')}
        </button>
      </div>
      {isOpen && (
        <DeletionDialog
          email={email}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </section>
  );
}
