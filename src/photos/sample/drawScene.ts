import { chanceOf, type Chance } from '@domain/sample/chance';
import type { SampleScene } from '@domain/sample/samplePhotos';
import { drawThing } from './drawThing';

const WIDTH = 960;
const HEIGHT = 720;
const HORIZON = 300;
/** The land of a place is the same in each of its photos. */
const SEEDS = { creek: 7, mesa: 23 };
const BLADES = 900;
/** What grows below this line is in front of what was photographed. */
const FRONT = 560;

type Context = CanvasRenderingContext2D;

function fillDown(context: Context, top: string, bottom: string, from: number, to: number): void {
  const gradient = context.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  context.fillStyle = gradient;
  context.fillRect(0, from, WIDTH, to - from);
}

/** A line of hills: long waves, or on a mesa a flat top. */
function drawHills(context: Context, chance: Chance, { at, high, color }: { at: number; high: number; color: string }) {
  const [long, short] = [chance(0, 6), chance(0, 6)];
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 8) {
    context.lineTo(x, at - high * (0.6 + 0.3 * Math.sin(x / 170 + long) + 0.1 * Math.sin(x / 45 + short)));
  }
  context.lineTo(WIDTH, HEIGHT);
  context.fill();
}

function drawMesa(context: Context): void {
  context.fillStyle = '#a5806b';
  context.beginPath();
  context.moveTo(500, HORIZON);
  for (const [x, y] of [
    [575, 215],
    [600, 165],
    [845, 165],
    [865, 220],
    [940, HORIZON],
  ] as const)
    context.lineTo(x, y);
  context.fill();
  context.fillStyle = '#b9937c';
  context.fillRect(600, 165, 245, 14);
}

/** The outline of the creek: on its water nothing grows. */
function creekPath(): Path2D {
  const path = new Path2D();
  path.moveTo(560, HORIZON + 12);
  path.bezierCurveTo(430, 380, 660, 440, 380, HEIGHT);
  path.lineTo(650, HEIGHT);
  path.bezierCurveTo(760, 440, 480, 380, 575, HORIZON + 12);
  return path;
}

interface Blade {
  readonly x: number;
  readonly y: number;
  /** From 0 at the horizon to 1 at the front. */
  readonly down: number;
  readonly lean: number;
  readonly tall: number;
  readonly shade: number;
}

/** Where grass grows, from the horizon to the front. */
const bladesOf = (chance: Chance): Blade[] =>
  Array.from({ length: BLADES }, (_, at) => {
    const down = Math.sqrt((at + 1) / BLADES);
    const [x, y] = [chance(0, WIDTH), HORIZON + 14 + (HEIGHT + 30 - HORIZON) * down];
    return { x, y, down, lean: chance(-0.35, 0.35), tall: chance(0.6, 1.2), shade: chance(0, 1) };
  });

/** Each blade is larger the nearer it is. */
function drawGrass(context: Context, blades: readonly Blade[], grass: number): void {
  context.lineCap = 'round';
  for (const { x, y, down, lean, tall, shade } of blades) {
    const length = (8 + 190 * grass * down) * tall * (0.25 + 0.75 * down);
    // eslint-disable-next-line lingui/no-unlocalized-strings -- a color
    context.strokeStyle = `hsl(${62 + 34 * grass + 14 * shade} ${30 + 18 * grass}% ${26 + 20 * shade}%)`;
    context.lineWidth = 1.2 + 4 * down;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - length * 0.6, x + length * lean, y - length);
    context.stroke();
  }
}

function drawLand(context: Context, chance: Chance, { place, thing, grass }: SampleScene): void {
  fillDown(context, '#7fb0dc', '#e9eef0', 0, HORIZON + 20);
  if (place === 'mesa') drawMesa(context);
  drawHills(context, chance, { at: HORIZON + 8, high: place === 'mesa' ? 40 : 120, color: '#7d9488' });
  drawHills(context, chance, { at: HORIZON + 24, high: 50, color: '#8f9a63' });
  fillDown(context, '#a3a266', '#6d6f3c', HORIZON + 12, HEIGHT);
  const creek = place === 'creek' ? creekPath() : new Path2D();
  context.fillStyle = '#6f9fb5';
  context.fill(creek);
  const blades = bladesOf(chance).filter(({ x, y }) => !context.isPointInPath(creek, x, y));
  const isBehind = ({ y }: Blade) => y < FRONT;
  drawGrass(context, blades.filter(isBehind), grass);
  drawThing(context, thing);
  drawGrass(
    context,
    blades.filter((blade) => !isBehind(blade)),
    grass,
  );
}

/** Draws a landscape, the same for the same scene. Throws where this browser has no canvas. */
export async function drawScene(scene: SampleScene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  drawLand(context, chanceOf(SEEDS[scene.place]), scene);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('Nothing was drawn')) : resolve(blob)), 'image/png'),
  );
}
