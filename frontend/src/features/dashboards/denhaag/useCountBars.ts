import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { labelRoom } from '../barLabels';
import { horizontalBars } from '../horizontalBars';
import { useStableValue } from '../useStableValue';

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Chart options for horizontal bars, each with its name beside it and its count at the end. */
export function useCountBars(counts: readonly NamedCount[], series: string): ApexOptions {
  const formats = useFormats();
  const { rightToLeft } = usePageTheme();
  const stableCounts = useStableValue(counts);
  return useMemo<ApexOptions>(() => {
    const largest = Math.max(1, ...stableCounts.map(({ count }) => count));
    return horizontalBars({
      series,
      bars: stableCounts.map(({ name, count }) => ({ name, value: count })),
      axisEnd: largest * labelRoom(stableCounts.map(({ count }) => formats.number(count))),
      barHeight: Math.min(62, 14 * stableCounts.length),
      nameWidth: 160,
      label: formats.number,
      figure: formats.number,
      rightToLeft,
    });
  }, [stableCounts, series, formats, rightToLeft]);
}
