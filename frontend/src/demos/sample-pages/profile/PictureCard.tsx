import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Avatar } from '../../../components/Avatar';
import { Spinner } from '../../../components/Spinner';
import { UndoNotice } from '../../../components/UndoNotice';
import { useErrorText } from '../../../components/useErrorText';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { profileStore, showEverywhere } from '../../../features/account-settings/public/profile';
import { selectAccountId } from '../../../features/session/public/session';
import { useAccountSetting } from '../../../lib/accountSetting';
import { type PictureProblem, pictureProblem, smallCopy, squarePicture } from './pictureFile';
import { usePicture } from './usePicture';

/** Shows the account's picture, and uploads, replaces, removes and restores it. */
export function PictureCard({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ unfit: PictureProblem } | { error: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sub = useAppSelector(selectAccountId);
  const [{ name, picture: everywhere }] = useAccountSetting(profileStore, sub);
  const card = useRef<HTMLElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  useRestoreFocus(card, () => choice.current);
  /** The small copy of what is shown here; undefined until it is known. */
  const shown = useRef<string | null>(undefined);
  const copy = async (picture: Blob | null) => {
    // Without the copy, other pages show initials.
    const small = picture && (await smallCopy(picture).catch(() => null));
    shown.current = small;
    showEverywhere(sub, { picture: small });
  };
  const { address, removed, put, remove, forgetRemoved, readAgain } = usePicture(
    (picture) => void copy(picture),
    (error) => setProblem({ error }),
  );

  // Not copied again: browsers write the same picture differently, and would go on answering each other.
  const follow = useEffectEvent((small: string | null) => {
    if (shown.current === undefined || shown.current === small) return;
    shown.current = small;
    readAgain().catch((error: unknown) => setProblem({ error }));
  });
  useEffect(() => follow(everywhere), [everywhere]);

  const attempt = async (change: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await change();
      // The initial load may have failed meanwhile.
      setProblem(null);
    } catch (error) {
      setProblem({ error });
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(null);
    // A large picture takes a while to draw: one chosen meanwhile would be uploaded first, and lost.
    setBusy(true);
    const unfit = pictureProblem(file);
    const square = unfit ? null : await squarePicture(file).catch(() => null);
    if (square) return attempt(() => put(square));
    setBusy(false);
    setProblem({ unfit: unfit ?? 'notPicture' });
  };

  return (
    <section ref={card} className="card" aria-labelledby="profile-picture">
      <div className="card-body">
        <h2 id="profile-picture">{t('picture.title')}</h2>
        <div className="profile-picture">
          {address ? <img src={address} alt={t('picture.alt')} /> : <Avatar name={name || email} />}
        </div>
        <p className="text-secondary small">{t('picture.explanation')}</p>
        {problem && (
          <p className="text-danger" role="alert">
            {'unfit' in problem ? t(`picture.problems.${problem.unfit}`) : errorText(problem.error)}
          </p>
        )}
        <div className="d-flex flex-wrap gap-2">
          {/* The button replaces the file input, whose text browsers do not translate to the page's language. */}
          <input
            ref={field}
            type="file"
            accept="image/*"
            hidden
            data-testid="picture-file"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              void choose(file);
            }}
          />
          <button
            ref={choice}
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && field.current?.click()}
          >
            {isBusy && <Spinner />}
            {t(address ? 'picture.replace' : 'picture.choose')}
          </button>
          {address && (
            <button
              type="button"
              className="btn btn-link"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void attempt(remove)}
            >
              {t('picture.remove')}
            </button>
          )}
        </div>
        <UndoNotice
          message={removed && t('picture.removed')}
          onUndo={() => removed && void attempt(() => put(removed))}
          onDismiss={forgetRemoved}
          focusAfter={choice}
        />
      </div>
    </section>
  );
}
