/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** A part of a page that moved without anybody touching it. */
export interface LayoutShift {
  /** Share of the window that moved, times how far: the browser's own figure. */
  readonly value: number;
  /** In milliseconds since the page was asked for. */
  readonly at: number;
  /** What moved, and from where to where. */
  readonly moved: readonly string[];
}

export interface PageSteadiness {
  readonly shift: number;
  readonly shifts: readonly LayoutShift[];
  /** What tasks of the page's own thread took beyond 50 ms each, in milliseconds: Lighthouse's measure. */
  readonly blocked: number;
  readonly longestTask: number;
}

/** Shares of a window: more is noticed. Google's own limit for a good page is 0.1. */
export const maxShift = 0.02;

export interface Slowness {
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Of each answer, in milliseconds. */
  readonly latency: number;
  readonly kilobits: number;
}

/** Lighthouse's phone. */
export const slowPhone: Slowness = { cpu: 4, latency: 150, kilobits: 1600 };

/** As slow as it takes for the parts of a page to arrive one after another, and to be drawn so. */
export const slowEnough: Slowness = { cpu: 4, latency: 60, kilobits: 20_000 };

/** Slows a page down, and has it load everything anew. */
export async function slowDown(page: Page, { cpu, latency, kilobits }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const throughput = (kilobits * 1000) / 8;
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** To be called before the page is opened. */
export async function observeSteadiness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Methods of an object: tsx would add calls of its own to named functions, which the page does not know.
    const say = {
      name(node: Node | null): string {
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        if (!element) return '(gone)';
        const parent = element.parentElement;
        const names = [element.localName, ...element.classList].slice(0, 4).join('.');
        return `${parent ? `${[parent.localName, ...parent.classList].slice(0, 3).join('.')} > ` : ''}${names}`;
      },
      place({ x, y, width, height }: DOMRectReadOnly): string {
        return [x, y, width, height].map(Math.round).join(' ');
      },
    };
    const seen = { shifts: [] as object[], tasks: [] as number[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${say.name(node)} [${say.place(previousRect)} → ${say.place(currentRect)}]`,
        );
        seen.shifts.push({ value: entry.value, at: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { steadiness: seen });
  });
}

/** Opens a page and waits until all that it says is on its way has come. */
export async function openAndSettle(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Twice: what comes of the first rest is drawn before the second.
    for (const timeout of [500, 500]) await new Promise((rest) => requestIdleCallback(rest, { timeout }));
  });
}

/** What moved on a page, worst first, in lines to read. */
export function sayShifts(route: string, { shift, shifts }: PageSteadiness): string {
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  const lines = worst.flatMap(({ value, at, moved }) => [
    `  ${value.toFixed(3)} after ${at.toFixed(0)} ms`,
    ...moved.map((what) => `    ${what}`),
  ]);
  return [`${shift.toFixed(3)} ${route}`, ...lines].join('\n');
}

/** What the page has seen since it was opened. */
export async function steadinessOf(page: Page): Promise<PageSteadiness> {
  const { shifts, tasks } = await page.evaluate(
    () => (window as unknown as { steadiness: { shifts: LayoutShift[]; tasks: number[] } }).steadiness,
  );
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifts,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks),
  };
}
