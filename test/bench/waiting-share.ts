/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** From its begin to its end. */
  readonly dur?: number;
  /** The processor time in that. */
  readonly tdur?: number;
}

/** Both names are of a thread's tasks; everything else happens within one. */
const taskNames = /^(ThreadControllerImpl::)?RunTask$/;

/**
 * How much of the time of a page's tasks passed while they had no processor, from 0 to 1; NaN without tasks. Lighthouse
 * counts that time as the page's own. The page is the renderer whose main thread worked longest.
 */
export function waitingShare(events: readonly TraceEvent[]): number {
  const threads = new Map<string, { lasted: number; worked: number }>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events)
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      threads.set(threadOf(event), { lasted: 0, worked: 0 });
  for (const event of events) {
    const thread = threads.get(threadOf(event));
    if (!thread || !taskNames.test(event.name) || event.tdur === undefined) continue;
    thread.lasted += event.dur ?? 0;
    thread.worked += event.tdur;
  }
  const [{ lasted, worked } = { lasted: 0, worked: 0 }] = [...threads.values()].sort((a, b) => b.worked - a.worked);
  return 1 - worked / lasted;
}
