/** A placeholder for the detail of a list's item while the list loads: a title, a row of controls, and text. */
export function DetailSkeleton() {
  return (
    <div className="detail-skeleton skeleton" aria-hidden="true">
      {Array.from({ length: 6 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={line} className="placeholder" />
      ))}
    </div>
  );
}
