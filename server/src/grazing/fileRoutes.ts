import type { FastifyInstance } from 'fastify';
import { calendarRoute } from './calendarRoute';
import { exportRoute } from './exportRoute';
import { figuresRoute } from './figuresRoute';
import { FileThreads } from './FileThreads';
import type { GrazingDeps } from './GrazingDeps';
import { SharedFiles } from './SharedFiles';
import { sharingPreviewRoute } from './sharingPreviewRoute';

/** The files of a ranch, which threads write. */
export function fileRoutes(app: FastifyInstance, deps: GrazingDeps): void {
  const threads = new FileThreads();
  const files = new SharedFiles(threads, deps.shares);
  app.addHook('onClose', () => threads.stop());
  exportRoute(app, deps, files);
  figuresRoute(app, deps, files);
  calendarRoute(app, deps, files);
  sharingPreviewRoute(app, deps, files);
}
