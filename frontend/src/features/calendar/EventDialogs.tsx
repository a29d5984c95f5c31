import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { LazyComponent } from '../../components/LazyComponent';
import { useTypingAhead } from '../../components/useTypingAhead';
import { eventAdded, eventChanged } from './calendarSlice';
import { lazyEventDialog } from './lazyEventDialog';
import type { EventDraft, OccurrenceRef, Scope } from './repeat/changeSeries';
import { keyOf } from './shownEvents';
import type { OpenedEvent } from './useOpenedEvent';

export interface EventDialogsProps {
  /** The new event that is being entered; null for none. */
  readonly added: EventDraft | null;
  readonly opened: OpenedEvent | null;
  readonly onSaved: (draft: EventDraft) => void;
  readonly onDelete: (occurrence: OccurrenceRef, scope: Scope) => void;
  readonly onCloseAdded: () => void;
  readonly onClose: () => void;
}

/** The dialog of a new event, or of the one that the address names. */
export function EventDialogs({ added, opened, onSaved, onDelete, onCloseAdded, onClose }: EventDialogsProps) {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const typed = useRef('');
  const typedAhead = useCallback(() => typed.current.trimEnd(), []);
  useTypingAhead({
    isOpen: added !== null,
    part: lazyEventDialog,
    dialog: '[role="dialog"]',
    typed,
    giveUp: onCloseAdded,
  });
  return (
    <>
      {added && (
        <LazyComponent
          part={lazyEventDialog}
          props={{
            draft: added,
            opened: null,
            typedAhead,
            onSave: (draft) => {
              dispatch(eventAdded(draft));
              onCloseAdded();
              onSaved(draft);
            },
            onDelete: onCloseAdded,
            onClose: onCloseAdded,
          }}
          onMovedOn={onCloseAdded}
        />
      )}
      {opened && (
        <LazyComponent
          key={keyOf(opened.occurrence)}
          part={lazyEventDialog}
          props={{
            draft: opened.draft,
            opened: opened.isGone ? null : opened,
            notice: opened.isGone ? t('deletedElsewhere') : undefined,
            onSave: (draft, scope) => {
              onClose();
              if (opened.isGone) dispatch(eventAdded(draft));
              else dispatch(eventChanged({ occurrence: opened.occurrence, draft, scope }));
              onSaved(draft);
            },
            onDelete: (scope) => onDelete(opened.occurrence, scope),
            onClose,
          }}
        />
      )}
    </>
  );
}
