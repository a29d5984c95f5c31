import download from 'bootstrap-icons/icons/download.svg?glyph';
import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { useErrorText } from '../../../components/useErrorText';
import { announce } from '../../../lib/announce';
import { writeDay } from '../../../lib/days';
import { saveFile } from '../../../lib/saveFile';
import { selectAccountId } from '../../session/public/session';
import { eventsImported, selectEvents } from '../calendarSlice';
import type { LeftOut } from './readCalendar';

/** Of calendars that people keep, by far the largest have 1 MB. */
const maxBytes = 5_000_000;

type Outcome =
  | { readonly missed: 'notSaved' | 'notImported'; readonly error: unknown; readonly file: string }
  | { readonly problem: 'tooLarge' | 'unreadable' | 'notCalendar' | 'empty'; readonly file: string }
  | { readonly added: number; readonly leftOut: readonly LeftOut[]; readonly file: string };

/** Saves the calendar as an iCalendar file, and adds the events of one. */
export function CalendarFiles() {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const events = useAppSelector(selectEvents);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async () => {
    const now = new Date();
    const name = `polder-${writeDay(now)}.ics`;
    const writing = await import('./writeCalendar').catch((error: unknown) => ({ error }));
    if ('error' in writing) return setOutcome({ missed: 'notSaved', error: writing.error, file: name });
    setOutcome(null);
    saveFile(new Blob([writing.writeCalendar(events, now)], { type: 'text/calendar;charset=utf-8' }), name);
    announce(t('files.saved', { name, count: events.length }));
  };
  const read = async (file: File): Promise<Outcome | null> => {
    const account = selectAccountId(store.getState());
    if (file.size > maxBytes) return { problem: 'tooLarge', file: file.name };
    // A part of Polder that does not come is not the file's fault.
    const reading = await import('./readCalendar').catch((error: unknown) => ({ error }));
    if ('error' in reading) return { missed: 'notImported', error: reading.error, file: file.name };
    try {
      const text = await file.text();
      // Another account may have signed in meanwhile, or the same file been added.
      const now = store.getState();
      if (selectAccountId(now) !== account) return null;
      const found = reading.readCalendar(text, selectEvents(now), t('untitled'));
      if (!found) return { problem: 'notCalendar', file: file.name };
      if (found.events.length + found.leftOut.length === 0) return { problem: 'empty', file: file.name };
      if (found.events.length > 0) dispatch(eventsImported({ events: found.events, file: file.name }));
      return { added: found.events.length, leftOut: found.leftOut, file: file.name };
    } catch {
      return { problem: 'unreadable', file: file.name };
    }
  };

  return (
    <>
      <div className="calendar-files">
        <button type="button" className="btn btn-outline-secondary" onClick={save} disabled={events.length === 0}>
          <Icon icon={download} />
          {t('files.save')}
        </button>
        <FileButton
          label={t('files.import')}
          accept=".ics,text/calendar"
          className="btn btn-outline-secondary"
          icon={<Icon icon={upload} />}
          onFile={async (file) => setOutcome(await read(file))}
        />
      </div>
      <div role="status">{outcome && <ImportOutcome outcome={outcome} onClose={() => setOutcome(null)} />}</div>
    </>
  );
}

function ImportOutcome({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const errorText = useErrorText();
  const isDone = 'added' in outcome;
  const { file: name } = outcome;
  return (
    <div className={`alert alert-${isDone ? 'info' : 'warning'} alert-dismissible calendar-import`}>
      {isDone && <p>{t('files.added', { name, count: outcome.added })}</p>}
      {'problem' in outcome && <p>{t(`files.${outcome.problem}`, { name })}</p>}
      {'missed' in outcome && (
        <p>
          {t(`files.${outcome.missed}`, { name })} {errorText(outcome.error)}
        </p>
      )}
      {isDone && outcome.leftOut.length > 0 && (
        <ul>
          {outcome.leftOut.map(({ title, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles repeat
            <li key={index}>
              <bdi>{title}</bdi>: {t(`files.reason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={onClose} />
    </div>
  );
}
