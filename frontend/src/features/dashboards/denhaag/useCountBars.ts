import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { labelRoom } from '../barLabels';
import { horizontalBars } from '../horizontalBars';
import { useStableValue } from '../useStableValue';

export interface NamedCount {
  readonly name: string;
  readonly count: number;
  /** Its data colour, 1 … 8; the first for all without one. */
  readonly hue?: number;
}

/** Chart options for horizontal bars, each with its name beside it and its count at the end. */
export function useCountBars(counts: readonly NamedCount[], series: string): ApexOptions {
  const formats = useFormats();
  const { rightToLeft } = usePageTheme();
  const colours = useDataColours();
  const stableCounts = useStableValue(counts);
  return useMemo<ApexOptions>(() => {
    const largest = Math.max(1, ...stableCounts.map(({ count }) => count));
    return horizontalBars({
      series,
      bars: stableCounts.map(({ name, count, hue = 1 }) => ({ name, value: count, colour: colours[hue - 1] })),
      axisEnd: largest * labelRoom(stableCounts.map(({ count }) => formats.number(count))),
      nameWidth: 160,
      label: formats.number,
      figure: formats.number,
      rightToLeft,
    });
  }, [stableCounts, series, formats, rightToLeft, colours]);
}
