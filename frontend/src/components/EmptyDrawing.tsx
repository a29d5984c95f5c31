import type { ReactNode } from 'react';

/** A boat with crates, swans, a doorbell, a letter box, a bicycle, a fishing rod, a window. */
export type DrawingName = 'boat' | 'swans' | 'doorbell' | 'letterBox' | 'bicycle' | 'fishing' | 'window';

/** The drawing of an empty state, in the colours of the row of canal houses. */
export default function EmptyDrawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg width="160" height="96" viewBox="0 0 160 96" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const water = (
  <>
    <path className="drawing-pale" d="M0 74h160v14q0 8-8 8H8q-8 0-8-8z" />
    <path className="drawing-line" d="M14 84h20m14 6h14m38-6h26m8 6h14" opacity=".6" />
  </>
);

const ground = <path className="drawing-mid" d="M4 86h152v4H4z" />;

const gable = 'v-36h6v-6h6v-6h6v-6h12v6h6v6h6v6h6v36z';

const bird = (
  <>
    <path className="drawing-window" d="M0 0q2 12 16 12h14q12-2 14-16-8 6-18 4T10-4Q2-4 0 0z" />
    <path className="drawing-line" d="M0 0q2 12 16 12h14q12-2 14-16-8 6-18 4T10-4" />
    <path className="drawing-line" d="M2 4q-10-8-4-18t2-16q-2-5-7-2" />
    <path className="drawing-accent-line" d="M-8-31l-4 4" />
  </>
);

const drawings: Record<DrawingName, ReactNode> = {
  boat: (
    <>
      <path className="drawing-pale" d="M16 74V44l14-14 14 14v30zM116 74V38h30v36z" />
      {water}
      <path className="drawing-light" d="M52 46h18v18H52zM90 48h16v16H90z" />
      <path className="drawing-accent" d="M72 42h16v22H72z" />
      <path className="drawing-line" d="M52 55h18M98 48v16M61 46v18M80 42v22" />
      <path className="drawing-mid" d="M30 62h98q-4 20-16 20H46Q34 82 30 62z" />
      <path className="drawing-line" d="M120 62V30h6M28 62h102" />
    </>
  ),
  swans: (
    <>
      <path className="drawing-pale" d="M0 74q40-12 80-6t80-4v12H0z" />
      {water}
      <g transform="translate(26 66)">{bird}</g>
      <g transform="matrix(-1 0 0 1 134 66)">{bird}</g>
    </>
  ),
  doorbell: (
    <>
      <path className="drawing-light" d="M36 90V14h60v76z" />
      <path className="drawing-mid" d="M30 10h72v6H30z" />
      <path className="drawing-accent" d="M48 34h36v54H48z" />
      <path className="drawing-window" d="M54 22h24v8H54z" />
      <path className="drawing-window" d="M54 42h10v16H54zm14 0h10v16H68z" opacity=".45" />
      <path className="drawing-window" d="M78 66a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
      <path className="drawing-mid" d="M112 36h16v28h-16z" />
      <path className="drawing-window" d="M120 44a6 6 0 1 1 0 12 6 6 0 0 1 0-12z" />
      <path className="drawing-line" d="M134 40q5 10 0 20m7-24q8 14 0 28M106 40q-3 10 0 20" />
      {ground}
    </>
  ),
  letterBox: (
    <>
      <path className="drawing-pale" d="M12 86v-36l18-16 18 16v36z" />
      <path className="drawing-light" d="M58 24h46q12 0 12 12v26H58z" />
      <path className="drawing-mid" d="M58 24q12 0 12 12v26H46V36q0-12 12-12z" />
      <path className="drawing-line" d="M78 62v24m8-24v24" />
      <path className="drawing-accent-line" d="M116 44h10V30h8v6h-8" />
      <path className="drawing-window" d="M84 38h16v14H84z" />
      <path className="drawing-line" d="M84 38h16v14H84zl8 7 8-7" />
      {ground}
    </>
  ),
  bicycle: (
    <>
      <path className="drawing-pale" d="M16 86V40h40v46zm92 0V52l18-18 18 18v34z" />
      <path className="drawing-window" d="M24 50h8v12h-8zm16 0h8v12h-8z" />
      {ground}
      <path
        className="drawing-line"
        d="M52 50a18 18 0 1 1 0 36 18 18 0 0 1 0-36zm60 0a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM52 68l16-26h30M52 68h26l20-26 14 26M78 68L66 38m-7-2h14m22 0h8l-5 6"
      />
      <path className="drawing-accent" d="M104 30h18l-3 12h-12z" />
    </>
  ),
  fishing: (
    <>
      <path className="drawing-mid" d="M0 66h62v8H0z" />
      <path className="drawing-line" d="M12 74v14m36-14v14" />
      {water}
      <path className="drawing-light" d="M20 48h18v18H20z" />
      <path className="drawing-line" d="M18 48h22M24 48q5-12 10 0" />
      <path className="drawing-line" d="M44 64L104 16q8 8 8 20v38" />
      <path className="drawing-accent" d="M112 70a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" />
      <path className="drawing-line" d="M100 82q12-6 24 0" />
    </>
  ),
  window: (
    <>
      <path className="drawing-light" d={`M50 86${gable}`} />
      <path className="drawing-light" d="M50 86h54V74H50z" />
      <path className="drawing-pale" d="M104 86V54h38v32zM14 86V60l18-16 18 16v26z" />
      <path className="drawing-window" d="M60 56h14v18H60zm20 0h14v18H80zM70 38h14v12H70z" />
      <path className="drawing-accent" d="M60 56h14v18H60z" opacity=".85" />
      <path className="drawing-line" d="M67 56v18m-7-9h14m6 0h14m-7-9v18" />
      {ground}
    </>
  ),
};
