import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ROOT } from './buildStamp';

const PUBLIC = join(ROOT, 'public');
const MARK = readFileSync(join(PUBLIC, 'icons/favicon.svg'), 'utf8');
const GROUND = '#25543f';

/** Edge in pixels, and how much of it the mark takes; a whole one keeps its own rounded corners. */
const ICONS = [
  { file: 'icons/icon-192.png', edge: 192, mark: 1 },
  { file: 'icons/icon-512.png', edge: 512, mark: 1 },
  // iOS rounds the corners itself. A launcher may cut all but the inner four fifths away.
  { file: 'icons/apple-touch-icon.png', edge: 180, mark: 0.92 },
  { file: 'icons/maskable-512.png', edge: 512, mark: 0.8 },
];

/**
 * The front door's own story, laid out as wide as the places want it where people share a link. Plain grounds keep the
 * file small.
 */
const SOCIAL = `
  body { overflow: hidden; }
  header { position: fixed !important; z-index: 2 !important; inset: 36px auto auto 47px; padding: 0 !important; zoom: 1.35; }
  section { position: fixed; inset: 0; z-index: 1; display: grid !important; place-content: center !important; align-items: center !important;
    grid-template-columns: 500px 1fr !important; gap: 0 40px !important; padding: 96px 40px 40px 64px !important;
    background: #1d4030 !important; }
  section svg { filter: none !important; }
  section h2 { font-size: 60px !important; }
  section p { font-size: 26px !important; line-height: 1.4; }
  section dl { display: none !important; }
  section ul { justify-content: center; gap: 14px !important; font-size: 16px; white-space: nowrap; }
`;

async function drawMark(browser: Browser, edge: number, share: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } });
  const ground = share === 1 ? 'transparent' : GROUND;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
     <div style="width:${edge * share}px;display:grid">${MARK}</div>`,
  );
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

/** An ICO file that holds one PNG. */
function icoOf(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawSocial(browser: Browser, site: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true, colorScheme: 'light' });
  await page.goto(site);
  await page.getByRole('img', { name: 'A ranch from above' }).waitFor();
  await page.addStyleTag({ content: SOCIAL });
  const image = await page.screenshot();
  await page.close();
  return image;
}

/** Draws all icons out of `favicon.svg`, and the image of a shared link out of the running product's front door. */
async function main(): Promise<void> {
  const site = process.argv[2] ?? 'http://localhost:3000';
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  for (const { file, edge, mark } of ICONS) writeFileSync(join(PUBLIC, file), await drawMark(browser, edge, mark));
  writeFileSync(join(PUBLIC, 'favicon.ico'), icoOf(await drawMark(browser, 32, 1), 32));
  writeFileSync(join(PUBLIC, 'social.png'), await drawSocial(browser, site));
  await browser.close();
}

void main();
