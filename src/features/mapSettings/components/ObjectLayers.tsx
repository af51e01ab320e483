import type { JSX } from 'react';
import type { ObjectLayer } from '@contract/people/mapSettings';

/** Each line between two paddocks once. */
const FENCES =
  'M22 44 92 24 158 16 240 30 322 24 392 12 458 16M16 118 88 106 150 104 224 98 316 110 388 116 466 102' +
  'M26 204 86 210 166 198 242 204 308 192 380 202 456 206M18 282 84 280 154 288 232 288 316 280 388 288 462 284' +
  'M22 44 16 118 26 204 18 282M158 16 150 104 166 198 154 288M322 24 316 110 308 192 316 280' +
  'M458 16 466 102 456 206 462 284';

const GATES = 'M151 57l3 18M205 201l18 3M312 148l-2 16M378 113l16-1M82 107l16-2';

const NOTES = [
  [30, 58],
  [420, 262],
] as const;

const Water = () => (
  <>
    <path
      d="M-6 150c60-20 90 40 150 10s60-110 130-116 110 60 212 10"
      fill="none"
      stroke="#2f83a8"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g fill="#2f83a8" stroke="#fff" strokeWidth="2">
      <circle cx="278" cy="222" r="7" />
      <circle cx="444" cy="186" r="7" />
      <circle cx="36" cy="266" r="7" />
    </g>
  </>
);

/** Posts along every line: the line itself has the fence color. */
const Fences = () => (
  <path d={FENCES} fill="none" stroke="#16261c" strokeWidth="2.6" strokeDasharray=".1 10" strokeLinecap="round" />
);

const Gates = () => (
  <g fill="none" strokeLinecap="round">
    <path d={GATES} stroke="#16261c" strokeWidth="8" />
    <path d={GATES} stroke="#f3c34f" strokeWidth="4" />
  </g>
);

const Notes = () => (
  <g fill="#fff3c4" stroke="#16261c" strokeWidth="1.5" strokeLinejoin="round">
    {NOTES.map(([x, y]) => (
      <path key={x} d={`M${x} ${y}h18v13l-6 6H${x}zm4 6h10m-10 5h7`} />
    ))}
  </g>
);

/** From the lowest to the topmost. */
const DRAWN: readonly [ObjectLayer, () => JSX.Element][] = [
  ['water', Water],
  ['fences', Fences],
  ['gates', Gates],
  ['notes', Notes],
];

/** The layers that are switched on, drawn over the paddocks. Names it does not know draw nothing. */
export function ObjectLayers({ layers }: { layers: readonly string[] }) {
  return DRAWN.filter(([layer]) => layers.includes(layer)).map(([layer, Layer]) => (
    <g key={layer} data-layer={layer}>
      <Layer />
    </g>
  ));
}
