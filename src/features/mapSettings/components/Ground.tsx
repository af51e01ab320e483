import type { MapLayer } from '@contract/people/mapSettings';

/** What most of the ground below the paddocks looks like, as CSS colors. */
export const GROUND_COLORS: Readonly<Record<MapLayer, string>> = {
  ERSI_IMAGERY: '#96945f',
  ERSI_HYBRID: '#96945f',
  ERSI_TOPO: '#efe8d3',
};

const GRASS = [
  { shape: 'M0 0h190l-34 96L0 132z', fill: '#8a8f56' },
  { shape: 'M190 0h290v92l-170 34-154-30z', fill: '#a39d68' },
  { shape: 'M0 132l156-36 20 110L0 232z', fill: '#b0a676' },
  { shape: 'M310 126 480 92v130l-164-8z', fill: '#7d8750' },
  { shape: 'M0 232l176-26 40 94H0z', fill: '#747e4a' },
] as const;

const TREES = ['M40 236h.1', 'M58 246h.1', 'M212 52h.1', 'M346 262h.1', 'M362 270h.1', 'M440 40h.1', 'M128 122h.1'];

function Imagery() {
  return (
    <>
      <rect width="480" height="300" fill={GROUND_COLORS.ERSI_IMAGERY} />
      {GRASS.map(({ shape, fill }) => (
        <path key={shape} d={shape} fill={fill} />
      ))}
      <path d={TREES.join('')} stroke="#4f5c38" strokeWidth="13" strokeLinecap="round" />
    </>
  );
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- what stands on the sign
const ROAD_SIGN = 'CR 12';

function Roads() {
  const road = 'M-4 288 70 296M-4 12l166-6 160 8 162-12M474-4l-10 108 12 200';
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={road} stroke="#5d5a4a" strokeWidth="8" />
      <path d={road} stroke="#fbf6e6" strokeWidth="5" />
      <rect x="226" y="1" width="44" height="18" rx="4" fill="#fbf6e6" stroke="#5d5a4a" />
      <text x="248" y="14.5" fontSize="12" fontWeight="650" fill="#16261c" textAnchor="middle">
        {ROAD_SIGN}
      </text>
    </g>
  );
}

function Topo() {
  return (
    <>
      <rect width="480" height="300" fill={GROUND_COLORS.ERSI_TOPO} />
      <path d="M300 0h180v150c-60 30-140-10-180-150z" fill="#d5dfbb" />
      <g fill="none" stroke="#b08d5b">
        <path d="M330 0c20 60 80 100 150 84M366 0c14 40 60 66 114 56M402 0c8 22 40 36 78 30" />
        <path d="M280 0c30 90 110 150 200 128M0 190c80-50 150-6 210-60S250 30 240 0" />
        <path d="M0 226c90-50 180 0 250-66s60-100 40-160M0 262c110-46 210 10 290-56s120-50 190-34" />
        <path d="M0 292c140-50 250 8 330-46s100-40 150-30M140 300c80-10 180 0 220-30s80-30 120-24" strokeWidth="2" />
      </g>
    </>
  );
}

/** What lies below the paddocks: a hint of what each background shows. */
export function Ground({ layer }: { layer: MapLayer }) {
  if (layer === 'ERSI_TOPO') return <Topo />;
  return (
    <>
      <Imagery />
      {layer === 'ERSI_HYBRID' && <Roads />}
    </>
  );
}
