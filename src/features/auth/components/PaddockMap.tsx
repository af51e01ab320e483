import { t } from '@domain/words';
import styles from './PaddockMap.module.css';

/** Drawn on 600 by 400. Paddocks on both sides of the creek share its curves, so that no gap shows between them. */
const PADDOCKS = [
  {
    name: t`Creek`,
    says: t`64 d`,
    at: [97, 176],
    look: 'ready',
    shape: 'M26 279 40 106 180 40 141 249C98 272 62 256 26 279z',
  },
  {
    name: t`North`,
    says: t`41 d`,
    at: [242, 118],
    look: 'resting',
    shape: 'M180 40 328 22 308 201C238 249 193 221 141 249z',
  },
  {
    name: t`Mesa`,
    says: t`72 d`,
    at: [390, 96],
    look: 'ready',
    shape: 'M328 22 470 44 454 156C398 188 353 171 308 201z',
  },
  {
    name: t`Ridge`,
    says: t`33 d`,
    at: [519, 98],
    look: 'resting',
    shape: 'M470 44 578 88 576 141C535 163 501 128 454 156z',
  },
  {
    name: t`Bull`,
    says: t`66 d`,
    at: [99, 297],
    look: 'ready',
    shape: 'M26 279C62 256 98 272 141 249L160 355 58 334z',
  },
  {
    name: t`Home`,
    says: t`80 d`,
    at: [226, 291],
    look: 'ready',
    shape: 'M141 249C193 221 238 249 308 201L298 382 160 355z',
  },
  { look: 'grazing', shape: 'M308 201C353 171 398 188 454 156L462 370 298 382z' },
  {
    name: t`South`,
    says: t`68 d`,
    at: [514, 235],
    look: 'ready',
    shape: 'M454 156C501 128 535 163 576 141L561 319 462 370z',
  },
] as const;

const CREEK =
  'M-10 300C4 292 14 286 26 279 62 256 98 272 141 249 193 221 238 249 308 201 353 171 398 188 454 156 501 128 535 163 576 141 591 132 600 127 612 123';
const HERD =
  'M338 246h0m19 9h0m12-22h0m62-32h0m13 17h0m-17 12h0m-88 96h0m15 13h0m20-10h0m9 16h0m17 3h0m24-23h0m12 14h0';

/** The motif: a ranch from above, its paddocks colored by days of rest, the herd in the one that is grazed. */
export function PaddockMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 600 400"
      role="img"
      aria-label={t`A ranch from above: eight paddocks colored by days of rest, a creek between them, and the herd in one`}
    >
      <pattern id="grass" width="26" height="22" patternUnits="userSpaceOnUse">
        <path className={styles.ready} d="M0 0h26v22H0z" />
        <path
          className={styles.blades}
          d="M4 10q0-4-2-6m2 6q0-4 1-7m-1 7q1-3 4-5m8 16q0-4-2-6m2 6q0-4 1-7m-1 7q1-3 4-5"
        />
      </pattern>
      {PADDOCKS.map(({ shape, look }) => (
        <path key={shape} className={styles[look]} fill={look === 'ready' ? 'url(#grass)' : undefined} d={shape} />
      ))}
      <path className={styles.creek} d={CREEK} />
      <path className={styles.herd} d={HERD} />
      {PADDOCKS.map(
        (paddock) =>
          'name' in paddock && (
            <text key={paddock.name} className={styles[paddock.look]} x={paddock.at[0]} y={paddock.at[1]}>
              {paddock.name}
              <tspan x={paddock.at[0]} dy="1.15em">
                {paddock.says}
              </tspan>
            </text>
          ),
      )}
      <g className={styles.pill}>
        <rect x="-70" y="-18" width="140" height="36" rx="18" />
        <text y="8">{t`120 head`}</text>
      </g>
    </svg>
  );
}
