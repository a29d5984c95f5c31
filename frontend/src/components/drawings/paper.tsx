export function BridgePoster() {
  return (
    <>
      <rect x="40" y="8" width="80" height="104" rx="2" fill="#22304a" />
      <rect x="44" y="12" width="72" height="96" fill="#f3ead8" />
      <rect x="50" y="18" width="60" height="72" fill="#f6b88a" />
      <circle cx="92" cy="40" r="10" fill="#e8590c" />
      <path d="M50 70h60v20H50z" fill="#24416f" />
      <path d="M50 72V60q30-16 60 0v12h-6q0-14-12-14t-12 14q0-14-12-14T56 72z" fill="#7d3a2b" />
      <path d="M50 58q30-16 60 0" fill="none" stroke="#3b1d16" strokeWidth="2" />
      <path d="M58 78h12M78 84h16M96 76h10" stroke="#f6b88a" strokeWidth="1.500" />
      <path d="M58 97h44M66 102h28" stroke="#22304a" strokeWidth="2" />
    </>
  );
}

export function WindmillKit() {
  return (
    <>
      <path d="M64 98l6-46h20l6 46z" fill="#7d4a2b" />
      <path d="M67 76h26l1.500 8h-29z" fill="#f3ead8" />
      <path d="M68 52q12-14 24 0z" fill="#22304a" />
      <path d="M76 84h8v14h-8z" fill="#22304a" />
      <g transform="translate(80 48) rotate(20)">
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0 0v-42" stroke="#22304a" strokeWidth="2.500" />
            <path d="M1-10h10v-30H1z" fill="#f6f8fb" stroke="#8593aa" />
            <path d="M1-18h10M1-26h10M1-33h10M6-10v-30" stroke="#8593aa" strokeWidth=".75" />
          </g>
        ))}
        <circle r="3.500" fill="#e8590c" />
      </g>
      <path d="M34 98h92" stroke="#3f8f5f" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

export function Notebook() {
  return (
    <>
      <path d="M46 18h62q6 0 6 6v68q0 6-6 6H46z" fill="#12908a" />
      <path d="M46 18h10v80H46z" fill="#0c6a66" />
      <path d="M66 30h38v16H66z" fill="#f6f8fb" />
      <path d="M70 36h30M70 41h20" stroke="#22304a" strokeWidth="2" />
      <g stroke="#f3ead8" strokeWidth="1.500" opacity=".7">
        <path d="M64 62h46M64 72h46M64 82h46M74 56v36M86 56v36M98 56v36" />
      </g>
      <path d="M106 18v80" stroke="#f08c2e" strokeWidth="3" />
    </>
  );
}
