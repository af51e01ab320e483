import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { middleOf } from './madeLand';
import { HANDLES, LAND, MapPage } from './mapPage';

const DRAG_MS = 5_000;
const FRAME_MS = 1_000 / 60;
/** For what still goes on after something is drawn: saving, lists, what the browser tidies up. */
const SETTLE_MS = 1_500;
/** Long enough for any drawing. */
const DRAWN_MS = 500;
const PRESSES = 20;
/** Between the tools and the land, in pixels of the map from its upper left corner. */
const START = { x: 78, y: 440 };
/** At this zoom some 100 paddocks are in view. */
const IN_VIEW_ZOOM = 14.4;

/** What the map of one ranch costs, once. Times are ms, script a frame and hits µs, the heap MB. */
export interface MapRound {
  firstDrawn: number;
  /** Of the page with the map and all records in it; and before, with the table of paddocks. */
  heap: number;
  tableHeap: number;
  recolored: number;
  frames: number;
  scriptPerFrame: number;
  longestTask: number;
  hit: number;
  /** Script until the corners can be taken. */
  editing: number;
}

/** Where the pointer is and how the wheel turns at a moment of the 5 s: round and round, in and out again. */
function moment(share: number) {
  const turn = share * 8 * Math.PI;
  const wheel = Math.sin(share * 4 * Math.PI) > 0 ? -16 : 16;
  return { x: START.x + 160 + 150 * Math.cos(turn + Math.PI), y: START.y - 150 + 150 * Math.cos(turn), wheel };
}

/** Drags and zooms as fast as the screen shows frames, every other half second each. */
async function dragAndZoom({ page, session }: MapPage, [left, top]: readonly [number, number]): Promise<void> {
  const startedAt = performance.now();
  let isDown = false;
  const pointer = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: left + x,
      y: top + y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  for (let step = 0; ; step += 1) {
    const elapsed = performance.now() - startedAt;
    if (elapsed >= DRAG_MS) break;
    const { x, y, wheel } = moment(elapsed / DRAG_MS);
    const isDragging = Math.floor(elapsed / 500) % 2 === 0;
    if (isDragging && !isDown) await pointer('mousePressed', START.x, START.y);
    if (!isDragging && isDown) await pointer('mouseReleased', x, y);
    isDown = isDragging;
    if (isDragging) await pointer('mouseMoved', x, y);
    else
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x: left + 400,
        y: top + 250,
        deltaX: 0,
        deltaY: wheel,
      });
    await sleep(Math.max(0, startedAt + (step + 1) * FRAME_MS - performance.now()));
  }
  if (isDown) await pointer('mouseReleased', START.x, START.y);
  await page.mouse.move(left + START.x, top + START.y);
}

async function dragged(map: MapPage) {
  const corner = await map.at(0, 0);
  const before = await map.scriptMs();
  const [counted] = await Promise.all([map.count(DRAG_MS), dragAndZoom(map, corner)]);
  return { ...counted, scriptPerFrame: (((await map.scriptMs()) - before) / counted.frames) * 1_000 };
}

/** Presses in a row across the land, and how long the map searched for each on average, µs. */
async function pressed(map: MapPage): Promise<number> {
  for (let press = 0; press < PRESSES; press += 1) {
    const [x, y] = await map.at(200 + press * 20, 120 + press * 15);
    await map.page.mouse.click(x, y);
    // Two presses at once would zoom.
    await sleep(400);
  }
  const hits = await map.hits();
  if (hits.length === 0) throw new Error('No press was heard on the map');
  return (hits.reduce((sum, hit) => sum + hit, 0) / hits.length) * 1_000;
}

/**
 * Takes the corners in hand where some 100 paddocks are in view; once before, so that its code is there. Answers the script
 * until they are drawn: looking whether they are would cost as much again.
 */
async function edited(map: MapPage, count: number): Promise<number> {
  const [longitude, latitude] = middleOf(count);
  await map.page.goto(`/map?at=${latitude},${longitude}&zoom=${IN_VIEW_ZOOM}`);
  const corners = map.page.getByRole('button', { name: 'Move corners' });
  await corners.click();
  await map.page.getByRole('button', { name: 'Done' }).click();
  await sleep(SETTLE_MS);
  const before = await map.scriptMs();
  await map.act({ selector: '[aria-label="Move corners"]' });
  await sleep(DRAWN_MS);
  const editing = (await map.scriptMs()) - before;
  if (!(await map.isDrawn(HANDLES))) throw new Error('No corners can be moved');
  return editing;
}

/** Measures the map once, in a browser that has never seen it. */
export async function mapRound(context: BrowserContext, count: number): Promise<MapRound> {
  const map = await MapPage.open(context);
  const { page } = map;
  await page.goto('/paddocks');
  await page
    .getByRole('row')
    .filter({ hasText: /Paddock \d/ })
    .first()
    .waitFor();
  await sleep(SETTLE_MS);
  const tableHeap = await map.heapMb();
  const firstDrawn = await map.untilDrawn({ selector: 'nav a[href="/map"]' }, LAND);
  await sleep(SETTLE_MS);
  const heap = await map.heapMb();
  const { frames, longestTask, scriptPerFrame } = await dragged(map);
  await page.goto('/map?scheme=uniform');
  await page.locator(LAND).waitFor();
  await sleep(SETTLE_MS);
  const scheme = { selector: 'select[aria-label="Color scheme"]', value: 'restDays' };
  const recolored = await map.untilDrawn(scheme, LAND);
  await sleep(SETTLE_MS);
  const hit = await pressed(map);
  const editing = await edited(map, count);
  return { firstDrawn, heap, tableHeap, recolored, frames, scriptPerFrame, longestTask, hit, editing };
}
