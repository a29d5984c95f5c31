/** Flat drawings in a view box of 160 × 120, with the ground at y = 96. */

export function Bicycle() {
  return (
    <g fill="none" stroke="#22304a" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="50" cy="76" r="20" />
      <circle cx="112" cy="76" r="20" />
      <g stroke="#8593aa" strokeWidth="1">
        <path d="M50 56v40M30 76h40M36 62l28 28M64 62L36 90" />
        <path d="M112 56v40M92 76h40M98 62l28 28M126 62L98 90" />
      </g>
      <g stroke="#c2410c" strokeWidth="4">
        <path d="M50 76h28l-12-32zM66 48l36-6M78 76l24-34M100 34l12 42" />
      </g>
      <path d="M94 32q8-5 14 3M58 40h18" strokeWidth="5" />
      <path d="M30 66q6-16 24-14" stroke="#22304a" strokeWidth="4" />
      <rect x="28" y="40" width="22" height="12" rx="2" fill="#f0b64d" stroke="none" />
      <circle cx="78" cy="76" r="5" fill="#22304a" />
    </g>
  );
}

const blooms = [
  { x: 36, height: 40, colour: '#d6336c' },
  { x: 58, height: 52, colour: '#f08c2e' },
  { x: 80, height: 60, colour: '#c92a2a' },
  { x: 102, height: 50, colour: '#f0b64d' },
  { x: 124, height: 42, colour: '#8a6be0' },
];

export function Tulips() {
  return (
    <>
      <path d="M12 96h136v24H12z" fill="#6d4c36" />
      <path d="M12 96q8.500-5 17 0t17 0 17 0 17 0 17 0 17 0 17 0 17 0v8H12z" fill="#7f5a41" />
      {blooms.map(({ x, height, colour }) => (
        <g key={x} transform={`translate(${x} ${96 - height})`}>
          <path d={`M0 12v${height - 12}`} stroke="#3f8f5f" strokeWidth="3" />
          <path d={`M0 ${height - 2}q-14-8-12-26 12 6 12 26zm0 0q12-6 13-20-12 4-13 20z`} fill="#3f8f5f" />
          <path d="M-9-4q4 3 9-7 5 10 9 7 2 20-9 20T-9-4z" fill={colour} />
          <path d="M0-11q6 12 0 27-6-15 0-27z" fill="#fff" opacity=".25" />
        </g>
      ))}
    </>
  );
}

export function Umbrella() {
  return (
    <>
      <path d="M80 20v66q0 10 9 10t9-9" fill="none" stroke="#22304a" strokeWidth="4" strokeLinecap="round" />
      <path d="M26 62q4-42 54-42t54 42q-9-8-18 0-9-8-18 0-9-8-18 0-9-8-18 0-9-8-18 0-9-8-18 0z" fill="#1d4ed8" />
      <path d="M62 62q2-32 18-42 16 10 18 42-9-8-18 0-9-8-18 0z" fill="#f6f8fb" />
      <path d="M80 14v8" stroke="#22304a" strokeWidth="4" strokeLinecap="round" />
      <g stroke="#6f8fc2" strokeWidth="2" strokeLinecap="round">
        <path d="M18 78l-4 10M40 82l-4 10M122 80l-4 10M144 76l-4 10M134 98l-3 8M28 102l-3 8M58 96l-3 8" />
      </g>
    </>
  );
}
