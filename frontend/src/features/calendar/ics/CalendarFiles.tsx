import download from 'bootstrap-icons/icons/download.svg?glyph';
import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { announce } from '../../../lib/announce';
import { writeDay } from '../../../lib/days';
import { saveFile } from '../../../lib/saveFile';
import { eventsImported, selectEvents } from '../calendarSlice';
import type { LeftOut } from './readCalendar';

/** Of calendars that people keep, by far the largest have 1 MB. */
const maxBytes = 5_000_000;

type Outcome =
  | { readonly problem: 'notSaved' | 'tooLarge' | 'unreadable' | 'notCalendar' | 'empty'; readonly file: string }
  | { readonly added: number; readonly leftOut: readonly LeftOut[]; readonly file: string };

/** Saves the calendar as an iCalendar file, and adds the events of one. */
export function CalendarFiles() {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const events = useAppSelector(selectEvents);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async () => {
    const writing = await import('./writeCalendar').catch(() => null);
    setOutcome(writing ? null : { problem: 'notSaved', file: '' });
    if (!writing) return;
    const now = new Date();
    const name = `polder-${writeDay(now)}.ics`;
    saveFile(new Blob([writing.writeCalendar(events, now)], { type: 'text/calendar;charset=utf-8' }), name);
    announce(t('files.saved', { name, count: events.length }));
  };
  const read = async (file: File): Promise<Outcome> => {
    if (file.size > maxBytes) return { problem: 'tooLarge', file: file.name };
    try {
      const [{ readCalendar }, text] = await Promise.all([import('./readCalendar'), file.text()]);
      const found = readCalendar(text, events, t('untitled'));
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
  const isProblem = 'problem' in outcome;
  return (
    <div className={`alert alert-${isProblem ? 'warning' : 'info'} alert-dismissible calendar-import`}>
      <p>
        {isProblem
          ? t(`files.${outcome.problem}`, { name: outcome.file })
          : t('files.added', { name: outcome.file, count: outcome.added })}
      </p>
      {!isProblem && outcome.leftOut.length > 0 && (
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
