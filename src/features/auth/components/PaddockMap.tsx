const LOW = '#c8553d';
const MID = '#e0b04b';
const HIGH = '#5b9a63';

const PADDOCKS = [
  { name: 'Creek · 64 d', at: [132, 134], fill: HIGH, shape: 'M40 96 176 40l58 92-96 84-88-22z' },
  { name: 'North · 41 d', at: [276, 92], fill: MID, shape: 'M176 40 344 26l24 110-134-4z' },
  { name: 'Mesa · 72 d', at: [436, 98], fill: HIGH, shape: 'M344 26 520 52l-8 96-144-12z' },
  { name: undefined, at: [572, 122], fill: LOW, shape: 'M520 52l122 50-22 96-108-50z' },
  { name: 'Bull · 66 d', at: [92, 266], fill: HIGH, shape: 'M50 194l88 22-14 118-96-48z' },
  { name: 'Home · 68 d', at: [238, 238], fill: HIGH, shape: 'M138 216l96-84 134 4-8 118-92 118-144-38z' },
  { name: 'Mill · 33 d', at: [432, 222], fill: MID, shape: 'M368 136l144 12-30 142-122-36z' },
  { name: 'South · 80 d', at: [494, 318], fill: HIGH, shape: 'M512 148l108 50-18 120-134 50-200 4 92-118 122 36z' },
] as const;

/** The motif: a ranch from above, its paddocks coloured by days of rest. */
export function PaddockMap() {
  return (
    <svg viewBox="0 0 680 400" role="img" aria-label="A ranch from above: eight paddocks coloured by days of rest">
      <g stroke="#fbf6e6" strokeWidth="3" strokeLinejoin="round">
        {PADDOCKS.map(({ shape, fill }) => (
          <path key={shape} d={shape} fill={fill} />
        ))}
      </g>
      <path
        d="M-10 320c70-40 150-10 214-52s70-130 178-150 140 70 310 20"
        fill="none"
        stroke="#8ec5d6"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fontSize="15" fontWeight="650" fill="#16261c" textAnchor="middle">
        {PADDOCKS.map(({ name, at: [x, y] }) => (
          <text key={x + y} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <g transform="translate(572 122)">
        <rect x="-56" y="-18" width="112" height="36" rx="18" fill="#fbf6e6" />
        <circle cx="-38" r="9" fill={LOW} />
        <text x="10" y="5" fontSize="14" fontWeight="650" fill="#16261c" textAnchor="middle">
          120 head
        </text>
      </g>
    </svg>
  );
}
