import plus from 'bootstrap-icons/icons/person-plus.svg?glyph';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent, usePreload } from '../../components/LazyComponent';
import { UndoNotice } from '../../components/UndoNotice';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { withNames } from '../../components/withNames';
import { useRestoredInput } from '../session/public/keptInput';
import { ConfirmChange } from './ConfirmChange';
import { invitationForm } from './invitationList';
import { PeopleHeader } from './PeopleHeader';
import { PeopleTable } from './PeopleTable';
import { PeopleTools } from './PeopleTools';
import { nextSort, type PeopleView, readView, viewPeople, wholeList, writeView } from './peopleView';
import { usePeople } from './usePeople';
import { usePersonChanges } from './usePersonChanges';

const lazyInviteDialog = defineLazy(() => import('./InviteDialog'));
const lazyParts = [lazyInviteDialog];

/** Finds, invites and changes the people with an account. */
export function PeopleForAdmins() {
  const { t, i18n } = useTranslation('people');
  const people = usePeople();
  const [parameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const update = useUpdateSearchParams();
  const show = (changed: Partial<PeopleView>) =>
    update(writeView({ ...readView(new URLSearchParams(window.location.search)), ...changed }), {
      replace: changed.search !== undefined,
    });
  const found = useMemo(() => viewPeople(people.people, view, i18n.language), [people.people, view, i18n.language]);
  const [isInviting, setInviting] = useState(useRestoredInput(invitationForm) !== undefined);
  const changes = usePersonChanges(people);
  usePreload(lazyParts);
  const list = useRef<HTMLElement>(null);
  useRestoreFocus(list, () => list.current);
  const problems = useRef<HTMLDivElement>(null);
  useRestoreFocus(problems, () => list.current);
  const done = useRef<HTMLDivElement>(null);
  useRestoreFocus(done, () => list.current);
  const open = () => setInviting(true);
  const close = () => setInviting(false);

  const isUnavailable = people.status === 'failed' && people.people.length === 0;
  const isLoading = people.status === 'loading';
  const isPartial = people.status === 'partial';
  return (
    <>
      {isUnavailable ? (
        <ErrorNotice error={people.error} onRetry={people.reload} />
      ) : (
        <>
          <PeopleHeader
            summary={
              isLoading ? t('loading') : t(isPartial ? 'summaryPartial' : 'summary', { count: people.people.length })
            }
          >
            <button type="button" className="btn btn-primary" onClick={open}>
              <Icon icon={plus} />
              {t('invite.open')}
            </button>
          </PeopleHeader>
          <div role="alert" ref={problems}>
            {people.status === 'failed' && (
              <p className="alert alert-warning people-problem">
                {t('partlyLoaded')}
                <button type="button" className="btn btn-sm btn-outline-secondary" onClick={people.reload}>
                  {t('again')}
                </button>
              </p>
            )}
            {changes.problem && (
              <p className="alert alert-danger people-problem">
                {withNames(changes.problem)}
                <button
                  type="button"
                  className="btn-close"
                  aria-label={t('dismiss')}
                  onClick={changes.dismissProblem}
                />
              </p>
            )}
          </div>
          <div role="status" ref={done}>
            {changes.done && !changes.done.undo && (
              <p className="alert alert-success people-problem">
                {withNames(changes.done.message)}
                <button type="button" className="btn-close" aria-label={t('dismiss')} onClick={changes.dismissDone} />
              </p>
            )}
          </div>
          <section ref={list} tabIndex={-1} className="card" aria-label={t('list')} aria-busy={isLoading || isPartial}>
            <PeopleTools view={view} onChange={show} found={found.length} />
            {isLoading && <PeopleSkeleton />}
            {!isLoading && found.length > 0 && (
              <PeopleTable
                people={found}
                view={view}
                onSort={(column) => show({ sort: nextSort(view.sort, column) })}
                all={people}
                onAsk={changes.ask}
              />
            )}
            {!isLoading && found.length === 0 && (
              <EmptyState drawing="swans" title={t('noMatchTitle')} hint={t('noMatch')}>
                <button type="button" className="btn btn-outline-secondary" onClick={() => show(wholeList)}>
                  {t('showAll')}
                </button>
              </EmptyState>
            )}
          </section>
        </>
      )}
      {/* Outside of what an error replaces: what is typed in a dialog has to stay. */}
      {isInviting && (
        <LazyComponent
          part={lazyInviteDialog}
          props={{ people: people.people, onInvited: people.add, onClose: close }}
          onMovedOn={close}
        />
      )}
      {changes.asked && <ConfirmChange {...changes.asked} onConfirm={changes.confirm} onCancel={changes.cancel} />}
      <UndoNotice
        message={changes.done?.undo ? changes.done.message : null}
        of={changes.done}
        onUndo={changes.undo}
        onDismiss={changes.dismissDone}
      />
    </>
  );
}

/** A placeholder for the table while the first page loads. */
function PeopleSkeleton() {
  return (
    <div className="people-skeleton skeleton" aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <span key={row} className="placeholder" />
      ))}
    </div>
  );
}
