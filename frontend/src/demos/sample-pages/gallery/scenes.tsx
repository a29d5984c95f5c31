import type { ComponentType } from 'react';
import { Bicycle, Boat, Houses, Land, Sky, Tulips, Water, Windmill } from './elements';

const Canal = () => (
  <>
    <Sky hour="day" />
    <Houses count={7} from={30} />
    <Water hour="day" />
    <path d="M88 126q32-26 64 0h12v-8q-44-34-88 0v8z" fill="#8b6a4f" />
    <Boat x={186} y={134} colour="#1d4ed8" />
  </>
);

const CanalAtNight = () => (
  <>
    <Sky hour="night" />
    <Houses count={7} from={30} isLit />
    <Water hour="night" />
    <path d="M88 126q32-26 64 0h12v-8q-44-34-88 0v8z" fill="#4a3a2e" />
    <g fill="#ffd28a">
      {[92, 106, 120, 134, 148].map((x) => (
        <circle key={x} cx={x} cy={116 - Math.sin(((x - 80) / 80) * Math.PI) * 14} r="1.6" />
      ))}
    </g>
  </>
);

/** The Erasmus Bridge: one bent pylon with cables. */
const SwanBridge = () => (
  <>
    <Sky hour="evening" />
    <path d="M10 112V70h18v42zm24 0V58h22v54zm148 0V64h20v48zm26 0V52h24v60z" fill="#4a3b5c" />
    <Water hour="evening" />
    <g stroke="#f6f8fb" strokeWidth="1.2">
      {[20, 34, 48, 62, 76, 90, 104].map((x) => (
        <path key={x} d={`M138 22L${x} 106`} />
      ))}
      <path d="M138 22L210 106" strokeWidth="3" />
    </g>
    <path d="M132 106l10-60-8-26h6l10 28-4 58z" fill="#f6f8fb" />
    <path d="M0 104h240v7H0z" fill="#2b2440" />
  </>
);

const CubeHouses = () => (
  <>
    <Sky hour="morning" />
    <Land colour="#c7b49a" />
    {[46, 96, 146, 196].map((x) => (
      <g key={x} transform={`translate(${x} 74)`}>
        <path d="M-9 30h18v22H-9z" fill="#e8dcc4" />
        <path d="M0-34L26-14 0 6-26-14z" fill="#f7cf52" />
        <path d="M-26-14L0 6v32l-26-20z" fill="#e0a526" />
        <path d="M26-14L0 6v32l26-20z" fill="#f0b93a" />
        <path d="M-20-2l12 9v10l-12-9zM20-2L8 7v10l12-9z" fill="#3a4a63" />
      </g>
    ))}
  </>
);

const Pond = () => (
  <>
    <Sky hour="day" />
    <path d="M24 112V82h30v-8h14v8h84v-6h16v6h44v30z" fill="#a8674a" />
    <path d="M24 82l15-14 15 14zm28-8l9-26 9 26zm98 2l10-20 10 20zm18 6l22-16 22 16z" fill="#4a5d73" />
    <g fill="#f3ead8">
      {[30, 42, 76, 92, 108, 124, 140, 176, 192].map((x) => (
        <path key={x} d={`M${x} 92h7v11h-7z`} />
      ))}
    </g>
    <Water hour="day" />
    <path d="M150 146q6-8 14-6l4-8q4-2 4 3l-3 9q-4 8-14 6z" fill="#fff" />
  </>
);

const Beach = () => (
  <>
    <Sky hour="evening" />
    <path d="M0 96h240v24H0z" fill="#5f7fa0" />
    <path d="M0 118q60-8 120 0t120 0v42H0z" fill="#ecd2a0" />
    <path d="M92 112V84h112v28" fill="none" stroke="#5b4636" strokeWidth="3" />
    <path d="M88 80h120v8H88z" fill="#7d5c44" />
    <path d="M150 80V62h34v18z" fill="#f3ead8" />
    <path d="M40 150V126q-16 0-20 10 10-18 20-18t20 18q-4-10-20-10" fill="#d9363e" stroke="#8b1f26" />
  </>
);

const DomTower = () => (
  <>
    <Sky hour="morning" />
    <Houses count={2} from={12} />
    <Houses count={3} from={158} />
    <path d="M98 112V54h44v58z" fill="#b08a63" />
    <path d="M103 54V30h34v24z" fill="#c09b73" />
    <path d="M108 30l4-16 8-10 8 10 4 16z" fill="#8d6c4b" />
    <path d="M106 64h8v24h-8zm20 0h8v24h-8zM110 36h6v14h-6zm14 0h6v14h-6zM112 96h16v16h-16z" fill="#4a3623" />
    <Land colour="#b7a58e" />
    <Bicycle x={60} />
  </>
);

const Wharf = () => (
  <>
    <Sky hour="day" />
    <Houses count={7} from={28} />
    <path d="M0 104h240v24H0z" fill="#9a7b5f" />
    <g fill="#3b2b1f">
      {[20, 60, 100, 140, 180, 220].map((x) => (
        <path key={x} d={`M${x - 9} 128v-10q9-12 18 0v10z`} />
      ))}
    </g>
    <path d="M0 128h240v32H0z" fill="#4f7f73" />
    <Boat x={70} y={138} colour="#c2410c" />
  </>
);

const Mills = () => (
  <>
    <Sky hour="morning" />
    <Windmill x={52} scale={1.1} />
    <Windmill x={122} scale={0.8} />
    <Windmill x={176} scale={0.6} />
    <Water hour="morning" />
    <path d="M0 112h240v5H0z" fill="#5d8a4a" />
  </>
);

const Fields = () => (
  <>
    <Sky hour="day" />
    <Windmill x={188} scale={0.9} />
    <Tulips />
  </>
);

const Ride = () => (
  <>
    <Sky hour="evening" />
    <Land colour="#4f7a45" />
    <path d="M0 130h240v14H0z" fill="#b5533c" />
    <Windmill x={40} scale={0.7} />
    <Bicycle x={120} />
    <Bicycle x={172} />
  </>
);

const Ice = () => (
  <>
    <Sky hour="morning" />
    <Houses count={3} from={14} />
    <path d="M0 112h240v48H0z" fill="#dcebf3" />
    <path d="M14 128q60 14 120-2t96 8M30 150q70-12 140-2" fill="none" stroke="#b3cfdf" strokeWidth="2" />
    {[
      [118, '#d9363e'],
      [150, '#1d4ed8'],
      [196, '#2f7d4f'],
    ].map(([x, coat]) => (
      <g key={x} transform={`translate(${x} 132)`}>
        <circle cy="-22" r="4.500" fill="#e8b890" />
        <path d="M-5-17h10l-2 14h-8z" fill={String(coat)} />
        <path d="M-4-3l-5 10h7M2-3l6 8h-5M5-14l9 4" fill="none" stroke="#1d2a42" strokeWidth="2" />
      </g>
    ))}
  </>
);

export type City = 'amsterdam' | 'rotterdam' | 'denHaag' | 'utrecht' | 'country';

export interface Scene {
  /** Its name in URLs, and its key in locales/<language>/gallery.json. */
  readonly id: SceneId;
  readonly city: City;
  readonly Drawing: ComponentType;
}

export type SceneId = (typeof ids)[number];
const ids = [
  'canal',
  'swanBridge',
  'pond',
  'domTower',
  'mills',
  'canalAtNight',
  'cubeHouses',
  'beach',
  'wharf',
  'fields',
  'ride',
  'ice',
] as const;

const drawings: Record<SceneId, [City, ComponentType]> = {
  canal: ['amsterdam', Canal],
  swanBridge: ['rotterdam', SwanBridge],
  pond: ['denHaag', Pond],
  domTower: ['utrecht', DomTower],
  mills: ['country', Mills],
  canalAtNight: ['amsterdam', CanalAtNight],
  cubeHouses: ['rotterdam', CubeHouses],
  beach: ['denHaag', Beach],
  wharf: ['utrecht', Wharf],
  fields: ['country', Fields],
  ride: ['country', Ride],
  ice: ['country', Ice],
};

/** Polder's drawings of the four cities and the countryside. */
export const scenes: readonly Scene[] = ids.map((id) => ({ id, city: drawings[id][0], Drawing: drawings[id][1] }));

export const cities: readonly City[] = ['amsterdam', 'rotterdam', 'denHaag', 'utrecht', 'country'];
