export function Stroopwafels() {
  return (
    <>
      {[
        { x: 62, y: 74 },
        { x: 96, y: 60 },
      ].map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cy="6" rx="38" ry="27" fill="#8a4f1d" />
          <ellipse rx="38" ry="27" fill="#d69a4e" />
          <g stroke="#b1752f" strokeWidth="2">
            <path d="M-34-10l22 32M-28-17l30 43M-17-23l33 48M-3-26l30 42M14-25l21 30" />
            <path d="M34-10L12 22M28-17L-2 26M17-23l-33 48M3-26l-30 42M-14-25l-21 30" />
          </g>
          <ellipse rx="38" ry="27" fill="none" stroke="#b1752f" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}

export function CheeseBoard() {
  return (
    <>
      <path d="M18 84h108q18 0 18 9t-18 9H18q-6 0-6-9t6-9z" fill="#8a5a34" />
      <circle cx="130" cy="93" r="3" fill="#5e3a1e" />
      <path d="M36 84V54l62-20q14 6 14 24v26z" fill="#f0b64d" />
      <path d="M36 54l62-20q12 6 14 20z" fill="#f7d183" />
      <path d="M36 84V78h76v6z" fill="#c2410c" />
      <circle cx="56" cy="68" r="5" fill="#d6932a" />
      <circle cx="78" cy="74" r="3.5" fill="#d6932a" />
      <circle cx="94" cy="64" r="6" fill="#d6932a" />
    </>
  );
}

export function Mug() {
  return (
    <>
      <path d="M104 52h12q14 0 14 14t-14 14h-12" fill="none" stroke="#f6f8fb" strokeWidth="7" />
      <path d="M46 38h60v46q0 14-14 14H60q-14 0-14-14z" fill="#f6f8fb" />
      <path d="M46 38h60v6H46z" fill="#1d4ed8" />
      <path d="M72 88l3-32h6l3 32z" fill="#c92a2a" />
      <path d="M73.5 72h9l.7 8h-10.4zM74.800 58h6.400l.5 6h-7.400z" fill="#fff" />
      <path d="M73 56h10v-6H73zM71 50h14l-7-6z" fill="#22304a" />
      <path d="M52 90q6-4 12 0t12 0 12 0 12 0" fill="none" stroke="#6f8fc2" strokeWidth="3" />
      <path
        d="M64 28q-5-6 0-11t0-10M78 28q-5-6 0-11t0-10M92 28q-5-6 0-11t0-10"
        fill="none"
        stroke="#c3cddb"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
