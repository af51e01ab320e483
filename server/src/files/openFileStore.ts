import { join } from 'node:path';
import type { Config } from '../config/Config';
import type { FileStore } from './FileStore';
import { FolderStore } from './FolderStore';

/** The place of pictures that the settings name. What speaks S3 is loaded only where it is needed. */
export async function openFileStore({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<FileStore> {
  if ('folder' in files) return new FolderStore(files.folder);
  const { S3Store } = await import('./S3Store');
  return new S3Store(files, join(dataDir, 'work'));
}
