/** The mark of Polder: a stepped gable and its smaller neighbour, above the water. branded/favicon.svg is the same. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="brand-mark-ground" />
      <g className="brand-mark-houses">
        <path d="M7 21V12h2V9h2V6h3v3h2v3h2v9h-4v-5h-3v5z" />
        <path d="M19.5 21v-8l3-3.5 3 3.5v8z" opacity=".65" />
      </g>
      <path d="M6 25.5q2.5-2 5 0t5 0 5 0 5 0" className="brand-mark-water" />
    </svg>
  );
}
