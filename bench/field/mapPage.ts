import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const MB = 1_000_000;
const WATCH = readFileSync(join(__dirname, 'mapWatch.js'), 'utf8');

/** The picture of the paddocks, and the one of the corners that can be moved. */
export const LAND = 'canvas.grazewell-land';
export const HANDLES = '.grazewell-hand canvas';

/** Something that is pressed, or that is given a value. */
export interface Act {
  selector: string;
  value?: string;
}

interface Counted {
  frames: number;
  /** The longest of those over 50 ms; 0: there was none, ms. */
  longestTask: number;
}

/** A page with the eye of the bench in it, and what the browser knows of it. */
export class MapPage {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async open(context: BrowserContext): Promise<MapPage> {
    await context.addInitScript({ content: WATCH });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new MapPage(page, session);
  }

  private async metric(name: 'ScriptDuration' | 'JSHeapUsedSize'): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? NaN;
  }

  /** Script on the page's own thread since it was opened, ms. */
  async scriptMs(): Promise<number> {
    return (await this.metric('ScriptDuration')) * 1_000;
  }

  /** The script heap of the page after the rubbish is out, MB. What its worker keeps is not in it. */
  async heapMb(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / MB;
  }

  /** From an act until the frame that shows another picture in a canvas, ms. */
  untilDrawn(act: Act, canvas: string): Promise<number> {
    return this.page.evaluate(`mapWatch.untilDrawn(${JSON.stringify(act)}, ${JSON.stringify(canvas)})`);
  }

  act(act: Act): Promise<void> {
    return this.page.evaluate(`mapWatch.act(${JSON.stringify(act)})`);
  }

  isDrawn(canvas: string): Promise<boolean> {
    return this.page.evaluate(`mapWatch.isDrawn(${JSON.stringify(canvas)})`);
  }

  /** Counts what the page does for some ms. */
  count(forMs: number): Promise<Counted> {
    return this.page.evaluate(`mapWatch.count(${forMs})`);
  }

  /** How long each press on the map searched for what lies there, ms. */
  hits(): Promise<number[]> {
    return this.page.evaluate('mapWatch.hits()');
  }

  async at(x: number, y: number): Promise<[x: number, y: number]> {
    const box = await this.page.getByRole('application').boundingBox();
    return [(box?.x ?? 0) + x, (box?.y ?? 0) + y];
  }
}
