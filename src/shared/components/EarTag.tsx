import styles from './EarTag.module.css';

interface EarTagProps {
  /** #rrggbb */
  color: string;
  /** Whose tag it is: it bears the first letter. */
  name: string;
  isSmall?: boolean;
}

/** Below this luminance a white letter reads better than a dark one (WCAG contrast, both at 4.5 or more). */
const DARK_MAX = 0.179;

function luminanceOf(color: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A herd's mark: an ear tag in its color with its letter. Its name stands beside it in words. */
export function EarTag({ color, name, isSmall = false }: EarTagProps) {
  const letter = luminanceOf(color) < DARK_MAX ? '#fff' : '#111713';
  return (
    <svg className={[styles.tag, isSmall ? styles.small : ''].join(' ')} viewBox="0 0 36 42" aria-hidden="true">
      <path fill={color} d="M13 2h10l1 7 6 6v23a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V15l6-6z" />
      <circle className={styles.hole} cx="18" cy="8" r="2.6" />
      <text x="18" y="33" fill={letter}>
        {Array.from(name)[0]?.toUpperCase()}
      </text>
    </svg>
  );
}
