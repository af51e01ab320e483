import { Zip, ZipPassThrough } from 'fflate';

/** Puts files into a zip as they are: pictures get no smaller. One at a time is in memory. */
export async function zipChanges(files: readonly (readonly [name: string, content: Blob])[]): Promise<Blob> {
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(new Blob([chunk]));
  });
  for (const [name, content] of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
