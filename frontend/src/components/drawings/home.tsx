interface House {
  readonly x: number;
  readonly colour: string;
  readonly gable: string;
}

// Three gables of Amsterdam: stepped, bell, neck.
const houses: readonly House[] = [
  { x: 30, colour: '#b5533c', gable: 'M0 34v-6h5v-7h5v-7h12v7h5v7h5v6z' },
  { x: 64, colour: '#24416f', gable: 'M0 34q6-2 7-12 1-9 9-9t9 9q1 10 7 12z' },
  { x: 98, colour: '#7d4a2b', gable: 'M0 34q9 0 9-12V12h14v10q0 12 9 12z' },
];

export function CanalHouses() {
  return (
    <>
      {houses.map(({ x, colour, gable }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={gable} fill={colour} />
          <path d="M0 34h32v62H0z" fill={colour} />
          <path d="M5 42h8v12H5zm14 0h8v12h-8zM5 60h8v12H5zm14 0h8v12h-8z" fill="#f3ead8" />
          <path d="M9 42v12M23 42v12M9 60v12M23 60v12" stroke={colour} strokeWidth="1" />
          <path d="M11 80h10v16H11z" fill="#22304a" />
          <path d="M13 24h6v6h-6z" fill="#f3ead8" />
        </g>
      ))}
      <path d="M22 96h116v8H22z" fill="#8593aa" />
    </>
  );
}

/** The wool, its fold in the light, and its edge. */
const wools: Readonly<Record<string, readonly [wool: string, fold: string, edge: string]>> = {
  heather: ['#8a5a9e', '#a777ba', '#6d4480'],
  moss: ['#5d7f4a', '#7d9f68', '#46643a'],
  brick: ['#b5533c', '#cf7860', '#8c3d2b'],
};

export function Blanket({ variant = 'heather' }: { readonly variant?: string | undefined }) {
  const [wool, fold, edge] = wools[variant] ?? ['#8a5a9e', '#a777ba', '#6d4480'];
  return (
    <>
      <path d="M28 44q52-12 104 0v40q-52 12-104 0z" fill={wool} />
      <path d="M28 44q52-12 104 0v12q-52-12-104 0z" fill={fold} />
      <path d="M28 62q52-12 104 0v6q-52-12-104 0z" fill="#f3ead8" />
      <path d="M28 74q52-12 104 0v3q-52-12-104 0z" fill="#f0b64d" />
      <path d="M28 84q52 12 104 0v6q-52 12-104 0z" fill={edge} />
      <g stroke={edge} strokeWidth="2" strokeLinecap="round">
        <path d="M34 93v9M46 95v9M58 96v9M70 97v9M82 97v9M94 96v9M106 96v9M118 94v9M128 92v9" />
      </g>
    </>
  );
}

/** A Delft tile: a flower in the middle, an ox-head in each corner. */
export function DelftTile() {
  return (
    <>
      <rect x="38" y="16" width="84" height="84" rx="3" fill="#f7f5ee" />
      <rect x="41" y="19" width="78" height="78" fill="none" stroke="#2b55b8" strokeWidth="1.5" />
      <g fill="#2b55b8">
        <g transform="translate(80 58)">
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <path key={angle} d="M0-6q9-8 0-22-9 14 0 22z" transform={`rotate(${angle})`} />
          ))}
          <circle r="5" fill="#f7f5ee" stroke="#2b55b8" strokeWidth="2" />
        </g>
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M-38-38h16q-3 8-9 7-1 6-7 9zM-30-30q6 0 9 6-6 3-9-6z"
            transform={`translate(80 58) rotate(${angle})`}
          />
        ))}
      </g>
    </>
  );
}
