/** The shapes of the gallery's scenes, in a view box of 240 × 160 with the ground from y = 112. */

export type Hour = 'morning' | 'day' | 'evening' | 'night';

const skies: Record<Hour, readonly [sky: string, far: string, light: string, water: string]> = {
  morning: ['#f6d9c4', '#e9b89a', '#fff4dc', '#9fb9c9'],
  day: ['#cfe3f5', '#a9c8e6', '#ffffff', '#5d93b8'],
  evening: ['#f2a97b', '#c9718a', '#ffd9a0', '#7d6a94'],
  night: ['#16213c', '#24345c', '#f3ead8', '#1d3050'],
};

export function Sky({ hour }: { readonly hour: Hour }) {
  const [sky, far, light] = skies[hour];
  return (
    <>
      <rect width="240" height="160" fill={sky} />
      <circle cx="190" cy="36" r="15" fill={light} />
      <path d="M0 112V92q40-14 80-4t80-2 80 4v22z" fill={far} />
    </>
  );
}

export function Water({ hour }: { readonly hour: Hour }) {
  const [, , light, water] = skies[hour];
  return (
    <>
      <path d="M0 112h240v48H0z" fill={water} />
      <g stroke={light} strokeWidth="2" strokeLinecap="round" opacity=".45">
        <path d="M20 126h26M70 138h34M128 124h22M176 142h40M36 150h20M150 152h24" />
      </g>
    </>
  );
}

export const Land = ({ colour }: { readonly colour: string }) => <path d="M0 112h240v48H0z" fill={colour} />;

const gables = ['M0 0v-6h4v-6h4v-6h8v6h4v6h4v6z', 'M0 0q5-2 6-10 1-8 6-8t6 8q1 8 6 10z', 'M0 0l12-16 12 16z'];
const bricks = ['#a44a3f', '#2f4a73', '#7d4a2b', '#5d6b3f', '#b5703c', '#4a3b5c', '#8b3a4a'];

/** A row of canal houses, each with its own gable and brick colour. */
export function Houses({ from = 6, count = 7, isLit = false }: { from?: number; count?: number; isLit?: boolean }) {
  return (
    <>
      {bricks.slice(0, count).map((brick, index) => {
        const height = 46 + ((index * 7) % 15);
        return (
          <g key={brick} transform={`translate(${from + index * 26} ${112 - height})`}>
            <path d={gables[index % gables.length]} fill={brick} />
            <path d={`M0 0h24v${height}H0z`} fill={brick} />
            <path d="M4 8h6v9H4zm10 0h6v9h-6zM4 24h6v9H4zm10 0h6v9h-6z" fill={isLit ? '#ffd28a' : '#f3ead8'} />
            <path d={`M9 ${height - 14}h7v14H9z`} fill="#1d2a42" />
          </g>
        );
      })}
    </>
  );
}

export function Windmill({ x, scale = 1 }: { readonly x: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x} 112) scale(${scale})`}>
      <path d="M-14 0l6-46h16l6 46z" fill="#6b4a34" />
      <path d="M-10 -46q10-14 20 0z" fill="#3f2c20" />
      <path d="M-18-16h36l3 4h-42z" fill="#e8dcc4" />
      <path d="M-4 0v-12h8V0z" fill="#2b1d14" />
      <g transform="translate(0 -48) rotate(18)" fill="#f3ead8" stroke="#3f2c20" strokeWidth="1.5">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d="M-1 0v-34h9v26h-7" transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}

export function Tulips() {
  const rows = ['#d9363e', '#f2b134', '#e86fa8', '#7d4bb0', '#e8590c'];
  return (
    <>
      {rows.map((colour, row) => (
        <g key={colour}>
          <path d={`M0 ${116 + row * 9}h240v9H0z`} fill={row % 2 ? '#3f7d3a' : '#4b8f45'} />
          <path
            d={`M${4 + row * 3} ${118 + row * 9}h236`}
            stroke={colour}
            strokeWidth={4 + row * 0.6}
            strokeDasharray={`${4 + row * 0.5} ${5 + row}`}
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

export function Boat({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-26 0h52q-2 12-12 12h-30q-8 0-10-12z" fill={colour} />
      <path d="M-14 0v-9h22l6 9z" fill="#f3ead8" />
      <path d="M-10-6h6v4h-6zm9 0h6v4h-6z" fill="#5d93b8" />
    </g>
  );
}

export function Bicycle({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 126)`} fill="none" stroke="#1d2a42" strokeWidth="2" strokeLinejoin="round">
      <circle cx="-13" r="10" />
      <circle cx="15" r="10" />
      <path d="M-13 0l8-16 13 16zM-5-16l16-2M11-22l4 22M7-22h8M-9-18h9" stroke="#c2410c" />
    </g>
  );
}
