import type { CalendarEvent } from './calendarEvent';

/** Something that undo can take back. */
export interface CalendarStep {
  readonly done: 'added' | 'changed' | 'moved' | 'deleted' | 'imported';
  /** The event's title, or the name of the file. */
  readonly title: string;
  /** How many events a file added. */
  readonly count?: number;
  /** Whether one occurrence of an event that repeats was moved. */
  readonly isOne?: boolean;
  /** The id of the event that was moved. */
  readonly movedId?: number;
  /** True until an event that is moved by keys is put down. */
  isHeld?: boolean;
  /** All events as they were. */
  before: CalendarEvent[];
}
