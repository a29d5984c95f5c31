/** A dot in the colour of a figure. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className="chart-swatch" viewBox="0 0 8 8" aria-hidden="true">
      <circle cx="4" cy="4" r="4" fill={colour} />
    </svg>
  );
}
