/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** A part of a page that moved without user input. */
export interface LayoutShift {
  /** The browser's layout shift score: share of the window that moved, times the distance. */
  readonly value: number;
  /** In milliseconds since the navigation started. */
  readonly at: number;
  /** The moved elements with their old and new positions. */
  readonly moved: readonly string[];
}

export interface PageSteadiness {
  readonly shift: number;
  readonly shifts: readonly LayoutShift[];
  /** Total blocking time: time of the main thread's tasks beyond 50 ms each, in milliseconds, as in Lighthouse. */
  readonly blocked: number;
  readonly longestTask: number;
}

/** Maximum layout shift score without being noticeable. Google's limit for a good page is 0.1. */
export const maxShift = 0.02;

export interface Slowness {
  /** CPU slowdown factor. */
  readonly cpu: number;
  /** Latency of each response, in milliseconds. */
  readonly latency: number;
  readonly kilobits: number;
}

/** Lighthouse's phone. */
export const slowPhone: Slowness = { cpu: 4, latency: 150, kilobits: 1600 };

/** Slow enough that the parts of a page arrive and render one after another. */
export const slowEnough: Slowness = { cpu: 2, latency: 60, kilobits: 20_000 };

/** Slows a page down and disables its cache. */
export async function slowDown(page: Page, { cpu, latency, kilobits }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const throughput = (kilobits * 1000) / 8;
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** Call this before opening the page. */
export async function observeSteadiness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Methods of an object, because tsx adds helper calls to named functions that do not exist in the page.
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

/** Opens a page and waits until it is hydrated and nothing on it is loading. */
export async function openAndSettle(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('#root[data-path], main [aria-busy=true]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Twice: changes after the first idle period are rendered before the second.
    for (const timeout of [500, 500]) await new Promise((rest) => requestIdleCallback(rest, { timeout }));
  });
}

/** The layout shifts of a page as text lines, worst first. */
export function sayShifts(route: string, { shift, shifts }: PageSteadiness): string {
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  const lines = worst.flatMap(({ value, at, moved }) => [
    `  ${value.toFixed(3)} after ${at.toFixed(0)} ms`,
    ...moved.map((what) => `    ${what}`),
  ]);
  return [`${shift.toFixed(3)} ${route}`, ...lines].join('\n');
}

/** The layout shifts since the page was opened. */
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
