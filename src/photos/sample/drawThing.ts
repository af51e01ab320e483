import type { SampleScene } from '@domain/sample/samplePhotos';

type Context = CanvasRenderingContext2D;
type Line = readonly (readonly [x: number, y: number])[];

function stroke(context: Context, color: string, width: number, ...lines: readonly Line[]): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  for (const points of lines) {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  }
}

function fillRound(context: Context, color: string, x: number, y: number, wide: number, high: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
  context.fill();
}

/** Five bars between two posts, of which one end has come down. */
function gate(context: Context): void {
  const bars = [0, 1, 2, 3, 4].map((at): Line => [
    [215, 395 + at * 36],
    [690, 440 + at * 36],
  ]);
  stroke(
    context,
    '#5d4a38',
    26,
    [
      [200, 350],
      [200, 620],
    ],
    [
      [735, 350],
      [735, 620],
    ],
  );
  stroke(context, '#c9ccc8', 9, ...bars, [
    [215, 395],
    [215, 539],
    [690, 440],
    [690, 584],
  ]);
}

function windmill(context: Context): void {
  const HUB = [270, 130] as const;
  stroke(
    context,
    '#6b6f70',
    7,
    [
      [205, 520],
      [HUB[0], 140],
      [335, 520],
    ],
    [
      [222, 420],
      [318, 420],
    ],
    [
      [240, 310],
      [300, 310],
    ],
  );
  const blades = Array.from({ length: 16 }, (_, at): Line => {
    const angle = (at * Math.PI) / 8;
    const end = (radius: number) => [HUB[0] + radius * Math.cos(angle), HUB[1] + radius * Math.sin(angle)] as const;
    return [end(18), end(88)];
  });
  stroke(context, '#d9dcda', 14, ...blades);
  stroke(context, '#b5483a', 20, [
    [HUB[0] + 20, HUB[1]],
    [HUB[0] + 150, HUB[1] - 8],
  ]);
  // The tank, with the water in it.
  context.fillStyle = '#7d8487';
  context.fillRect(430, 480, 330, 85);
  fillRound(context, '#7d8487', 595, 565, 165, 26);
  fillRound(context, '#a8aeb0', 595, 480, 165, 30);
  fillRound(context, '#5f93ad', 595, 483, 150, 23);
}

function feeder(context: Context): void {
  fillRound(context, '#2f3a3f', 470, 560, 150, 34);
  fillRound(context, '#3d4a50', 470, 525, 150, 40);
  fillRound(context, '#d8c7b0', 470, 520, 118, 27);
  stroke(context, '#2f3a3f', 10, [
    [390, 500],
    [470, 420],
    [550, 500],
  ]);
  fillRound(context, '#b5483a', 470, 425, 95, 22);
}

/** A measuring stick, with a mark for each inch and each fourth one in red. */
function stick(context: Context): void {
  stroke(context, '#efe9da', 30, [
    [480, 330],
    [480, 700],
  ]);
  for (let at = 0; at < 18; at += 1) {
    const y = 340 + at * 20;
    stroke(context, at % 4 === 0 ? '#b5483a' : '#4b4b45', 4, [
      [466, y],
      [at % 4 === 0 ? 494 : 482, y],
    ]);
  }
}

const DRAWN = { none: () => undefined, gate, windmill, feeder, stick };

/** Draws what a photo was taken of, in front of the land and behind the nearest grass. */
export const drawThing = (context: Context, thing: SampleScene['thing']): void => DRAWN[thing](context);
