import logo from '../../../brand-logo.svg?raw';

/** The mark of the brand: brand-logo.svg in white on the brand's colour, as in the favicon. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="brand-mark-ground" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository, built in */}
      <g className="brand-mark-logo" dangerouslySetInnerHTML={{ __html: logo }} />
    </svg>
  );
}
