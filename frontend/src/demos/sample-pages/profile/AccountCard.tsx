import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { type AccountAttributes, readAccount, renameAccount } from '../../../cloud/account';
import { type ErrorKey, errorKey } from '../../../cloud/errors';
import { Icon } from '../../../components/Icon';
import { Spinner } from '../../../components/Spinner';
import { useErrorSentence } from '../../../components/useErrorSentence';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { useUnloadWarning } from '../../../components/useUnloadWarning';
import { profileStore, showEverywhere } from '../../../features/account-settings/public/profile';
import { useKeptInput } from '../../../features/session/public/keptInput';
import { selectAccountId } from '../../../features/session/public/session';
import { useAccountSetting } from '../../../lib/accountSetting';

/** The account's user pool attributes; only the name is editable. */
export function AccountCard() {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const [account, setAccount] = useState<AccountAttributes>();
  const [failure, setFailure] = useState<ErrorKey | null>(null);
  const [asked, setAsked] = useState(0);

  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again
  useEffect(() => {
    setFailure(null);
    readAccount().then(
      (read) => {
        setAccount(read);
        showEverywhere(read.sub, { name: read.name ?? '' });
      },
      (error) => setFailure(errorKey(error)),
    );
  }, [asked]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      className="card"
      aria-labelledby="profile-account"
      aria-busy={!account && !failure}
    >
      <div className="card-body">
        <h2 id="profile-account">{t('account.title')}</h2>
        {!account && !failure && <Spinner />}
        {failure && (
          <p role="alert">
            {sentence(failure)}{' '}
            <button type="button" className="btn btn-link p-0" onClick={() => setAsked(asked + 1)}>
              {t('retry')}
            </button>
          </p>
        )}
        {account && (
          <>
            <NameForm />
            <dl className="profile-facts">
              <dt>{t('account.email')}</dt>
              <dd>
                <bdi>{account.email}</bdi>{' '}
                {account.email_verified === 'true' ? (
                  <span className="badge text-bg-success">
                    <Icon icon={check} /> {t('account.verified')}
                  </span>
                ) : (
                  <span className="badge text-bg-warning">{t('account.unverified')}</span>
                )}
              </dd>
              <dt>{t('account.id')}</dt>
              <dd>
                <code>{account.sub}</code>
              </dd>
            </dl>
          </>
        )}
      </div>
    </section>
  );
}

/** Follows what is saved in another tab or browser, unless something else is typed. */
function NameForm() {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const id = useId();
  const sub = useAppSelector(selectAccountId);
  const [{ name }] = useAccountSetting(profileStore, sub);
  const { restored, keep } = useKeptInput<string>('account name');
  const [typed, setTyped] = useState(restored ?? null);
  const [outcome, setOutcome] = useState<'busy' | 'saved' | ErrorKey | null>(null);
  const shown = typed ?? name;
  const wanted = shown.trim();
  const isSaved = typed === null || wanted === name;
  keep(isSaved ? null : shown);
  useUnloadWarning(!isSaved);

  const save = async () => {
    setOutcome('busy');
    try {
      await renameAccount(wanted);
      showEverywhere(sub, { name: wanted });
      setTyped((now) => (now === typed ? null : now));
      setOutcome('saved');
    } catch (error) {
      setOutcome(errorKey(error));
    }
  };
  return (
    <form
      className="profile-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaved && outcome !== 'busy') void save();
      }}
    >
      <label htmlFor={id} className="form-label">
        {t('account.name')}
      </label>
      <div className="d-flex gap-2">
        <input
          id={id}
          className="form-control"
          autoComplete="name"
          maxLength={100}
          dir="auto"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            setOutcome(null);
          }}
        />
        <button
          type="submit"
          className={clsx('btn btn-outline-secondary', isSaved && 'disabled')}
          aria-disabled={isSaved}
        >
          {outcome === 'busy' && <Spinner />}
          {t('account.save')}
        </button>
      </div>
      <p role="status" className="form-text">
        {outcome === 'saved' && t('account.saved')}
        {outcome !== null && outcome !== 'saved' && outcome !== 'busy' && (
          <span className="text-danger">{sentence(outcome)}</span>
        )}
      </p>
    </form>
  );
}
