import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onReconnect } from '../../../cloud/onReconnect';
import { usePageTheme } from '../../../components/usePageTheme';
import { drawWhenSeen } from '../../../lib/drawWhenSeen';
import { isFlagFontLoaded, loadFlagFont } from '../../../lib/flagFont';
import { yieldToBrowser } from '../../../lib/yieldToBrowser';
import { loadApexCharts, loadedApexCharts } from './apexLibrary';
import { chartDefaults } from './chartDefaults';
import { watchTooltip } from './watchTooltip';

export interface ChartDrawing {
  /** Memoise the object: a new one redraws the chart. */
  readonly options: ApexOptions;
  /** New figures animate the existing chart. */
  readonly series: ApexOptions['series'];
}

export interface DrawnChart {
  /** Where the chart is to be. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isDrawn: boolean;
}

/** In pixels: apex-chart.scss reserves the space. */
const chartHeight = 280;

/**
 * Draws an ApexCharts chart when it comes into view; redraws it when the options or the theme change. One that failed, as
 * without a network, is drawn once Polder can be reached again.
 */
export function useApexChart({ options, series }: ChartDrawing): DrawnChart {
  const { darkMode, rightToLeft } = usePageTheme();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ApexCharts>(null);
  const latestSeries = useRef(series);
  latestSeries.current = series;
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    const show = async (Apex: typeof ApexCharts) => {
      // What a chart measures has its final width.
      const flags = loadFontOf(JSON.stringify([latestSeries.current, options.labels]));
      if (flags) await flags;
      // React removes the element from the page before it runs this effect's cleanup.
      if (gone || !element.isConnected) return;
      // The one before stays in sight until now.
      if (chart.current) destroy(chart.current);
      const reducedMotion = isStill(options, chart.current === null);
      const given = { ...options, series: latestSeries.current };
      const made = new Apex(
        element,
        chartDefaults(given, { height: chartHeight, darkMode, rightToLeft, reducedMotion }),
      );
      chart.current = made;
      await made.render().catch((error) => {
        // What was not drawn cannot be destroyed.
        chart.current = null;
        throw error;
      });
      if (!gone) setDrawn(true);
    };
    const loadAndShow = async () => {
      const Apex = await loadApexCharts();
      // Starting the library is one task, the first chart another.
      await yieldToBrowser();
      await show(Apex);
    };
    let isFailed = false;
    const draw = async () => {
      const Apex = loadedApexCharts();
      isFailed = false;
      try {
        await (Apex ? show(Apex) : loadAndShow());
      } catch (error) {
        isFailed = true;
        throw error;
      }
    };
    const drawing = { load: loadApexCharts, draw };
    let cancel = drawWhenSeen(element, drawing);
    const unwatch = watchTooltip(element, rightToLeft);
    const stopListening = onReconnect(() => {
      if (isFailed) cancel = drawWhenSeen(element, drawing);
    });
    return () => {
      gone = true;
      cancel();
      unwatch();
      stopListening();
    };
  }, [options, darkMode, rightToLeft]);

  useEffect(() => {
    // Null until there is one, which has the latest figures from the start.
    if (series) void chart.current?.updateSeries(series);
  }, [series]);

  useEffect(
    () => () => {
      if (chart.current) destroy(chart.current);
      chart.current = null;
    },
    [],
  );
  return { place, isDrawn };
}

/** Without its timer, which would draw it once more after a resize of the window. */
function destroy(chart: ApexCharts): void {
  const { w } = chart as unknown as { readonly w: { readonly globals: { readonly resizeTimer?: number } } };
  clearTimeout(w.globals.resizeTimer);
  chart.destroy();
}

/**
 * At first nothing moves: frame after frame, it would hold up a page that is still coming about. Where figures come in
 * it does, as ApexCharts has one switch for both.
 */
function isStill({ chart }: ApexOptions, isFirst: boolean): boolean {
  const isFirstOfMany = isFirst && !chart?.animations?.dynamicAnimation;
  return isFirstOfMany || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Loads the font of flags if a text has one, so that it is there when the text is measured.
 * @returns null if there is nothing to wait for
 */
const loadFontOf = (text: string): Promise<unknown> | null =>
  /\p{Regional_Indicator}/u.test(text) && !isFlagFontLoaded() ? loadFlagFont() : null;
