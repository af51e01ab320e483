/** Colors that are told apart, and bear the white letter of an ear tag. */
const HERD_COLORS = ['#2b66a3', '#81489a', '#a8551f', '#2f7d5b', '#a3313f', '#4b4a43', '#6a5acd', '#8a6d00'];

/** The color of a new herd, by how many there are already. */
export const herdColor = (herds: number): string => HERD_COLORS[herds % HERD_COLORS.length] ?? '#4b4a43';
