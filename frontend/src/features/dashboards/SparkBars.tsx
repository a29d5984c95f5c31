/** In pixels. */
const width = 64;
const height = 24;
const gap = 2;

/** Small bars without axes: how a figure came about, day by day. */
export function SparkBars({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const largest = Math.max(1, ...values);
  const step = (width + gap) / values.length;
  return (
    <svg className="spark-bars" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{label}</title>
      {values.map((value, index) => {
        const barHeight = Math.max(2, Math.round((value / largest) * height));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are days, by their order
            key={index}
            className={value === 0 ? 'is-zero' : undefined}
            x={index * step}
            y={height - barHeight}
            width={step - gap}
            height={barHeight}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
