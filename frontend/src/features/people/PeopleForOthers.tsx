import plus from 'bootstrap-icons/icons/person-plus.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { loginFrom } from '../../lib/paths';
import { selectIsGuest } from '../session/public/session';
import { PeopleHeader } from './PeopleHeader';

/** For users who may not manage people: who can, and how to ask. */
export function PeopleForOthers({ isUnknown }: { readonly isUnknown: boolean }) {
  const { t } = useTranslation('people');
  const isGuest = useAppSelector(selectIsGuest);
  const reason = useId();
  const location = useLocation();
  const hint = isGuest ? t('others.guest') : t('others.member');
  return (
    <>
      <PeopleHeader summary={isUnknown ? t('loading') : ''}>
        {/* Disabled: the page explains why below. */}
        <button type="button" className="btn btn-primary" disabled aria-describedby={isUnknown ? undefined : reason}>
          <Icon icon={plus} />
          {t('invite.open')}
        </button>
      </PeopleHeader>
      <section id={reason} className="card people-others" aria-busy={isUnknown}>
        {!isUnknown && (
          <EmptyState drawing="doorbell" title={t('others.title')} hint={hint}>
            {isGuest && (
              <Link className="btn btn-primary" to={loginFrom(location)}>
                {t('others.signIn')}
              </Link>
            )}
          </EmptyState>
        )}
      </section>
    </>
  );
}
