import { gableOutline, type House, houses, quay, windowsOf } from './canalHouseShapes';

/** A row of canal houses and what the water makes of it: decoration at the foot of a blank page. */
export function CanalHouses() {
  return (
    <svg className="canal" viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <g id="canal-row">
          {houses.map((house) => (
            <CanalHouse key={house.x} {...house} />
          ))}
        </g>
      </defs>
      <use href="#canal-row" />
      <Windmill />
      <rect className="canal-water" y={quay + 6} width="1440" height={240 - quay - 6} />
      <use href="#canal-row" className="canal-reflection" transform={`matrix(1 0 0 -0.55 0 ${quay * 1.55 + 6})`} />
      <rect className="canal-quay" y={quay} width="1440" height="6" />
      <path
        className="canal-ripples"
        d="M96 214h84m40 10h42m210-12h110m-54 12h60m250-10h70m38 10h48m160-14h96m-40 14h36m150-8h70"
      />
      <Bicycle />
    </svg>
  );
}

function CanalHouse(house: House) {
  const { x, width, tone } = house;
  const door = x + width * (house.doorAtEnd ? 0.66 : 0.14);
  return (
    <g>
      <path className={`canal-wall-${tone}`} d={gableOutline(house)} />
      {windowsOf(house).map(({ left, top, size, tall }) => (
        <rect key={`${left}-${top}`} className="canal-window" x={left} y={top} width={size} height={tall} />
      ))}
      <rect
        className={house.orangeDoor ? 'canal-door-orange' : 'canal-door'}
        x={door}
        y={quay - 22}
        width={width * 0.2}
        height="22"
      />
    </g>
  );
}

function Windmill() {
  return (
    <g>
      <path className="canal-wall-2" d={`M112 ${quay}l9-52h26l9 52z`} />
      <path className="canal-wall-4" d={`M119 ${quay - 51}q15-20 30 0z`} />
      <path className="canal-sail-cloth" d={sails(134, quay - 58)} />
      <path className="canal-sails" d={`M100 ${quay - 92}l68 68m0-68l-68 68`} />
      <path className="canal-wall-1" d={`M0 ${quay}v-8q60-8 108-2v10zm160 0v-9q40-5 62 0v9z`} />
    </g>
  );
}

/** The cloth of four sails around a hub, each at the leeward side of its spar. */
const sails = (x: number, y: number) =>
  `M${x} ${y}m8-8l26-26l-9-2l-21 22zM${x} ${y}m8 8l26 26l2-9l-22-21zM${x} ${y}m-8 8l-26 26l9 2l21-22zM${x} ${y}m-8-8l-26-26l-2 9l22 21z`;

function Bicycle() {
  return (
    <g className="canal-bicycle" transform={`translate(1196 ${quay - 10})`}>
      <circle r="8.5" />
      <circle cx="26" r="8.5" />
      <path d="M0 0l7-13h12l7 13m-7-13l-7 13h-12m19-13l-1-4h5m-17 4l-1-3h-4m6 0h-4" />
    </g>
  );
}
