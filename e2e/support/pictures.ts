import type { Page } from '@playwright/test';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG that the browser draws: a plain color with something written on it, which tells it from others. */
export async function aPicture(page: Page, text: string, width = 1_600, height = 1_200): Promise<PictureFile> {
  const base64 = await page.evaluate(
    ([words, wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      const sky = context.createLinearGradient(0, 0, wide, high);
      sky.addColorStop(0, '#8fb3c9');
      sky.addColorStop(1, '#b9894f');
      context.fillStyle = sky;
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#2b2b1f';
      context.font = `${high / 8}px sans-serif`;
      context.fillText(words, wide / 10, high / 2);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [text, width, height] as const,
  );
  return { name: `${text}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/**
 * Which pictures a page has sent whole from now on, by their SHA-256. A picture goes out in pieces, and on a bad line some of
 * them go out again: how often the page called says nothing.
 */
export function picturesSent(page: Page): ReadonlySet<string> {
  const uploads = new Map<string, { sha256: string; bytes: string }>();
  const whole = new Set<string>();
  page.on('response', (answer) => {
    const request = answer.request();
    const [asked, said] = [request.headers(), answer.headers()];
    if (request.method() === 'POST' && said.location !== undefined) {
      const [, sha256 = ''] = /sha256 (\S+)/.exec(asked['upload-metadata'] ?? '') ?? [];
      uploads.set(new URL(said.location, answer.url()).pathname, { sha256, bytes: asked['upload-length'] ?? '' });
    }
    const upload = request.method() === 'PATCH' ? uploads.get(new URL(answer.url()).pathname) : undefined;
    if (upload !== undefined && answer.ok() && said['upload-offset'] === upload.bytes) whole.add(upload.sha256);
  });
  return whole;
}
