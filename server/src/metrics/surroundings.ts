import { Gauge, type Registry } from 'prom-client';
import packageJson from '../../../package.json';
import { countConnections } from '../db/connect';
import type { Db } from '../db/Database';

/** A gauge of 1 that says in its labels what runs. */
export function addBuildInfo(register: Registry): void {
  const info = new Gauge({
    name: 'grazewell_build_info',
    help: 'The version that runs, and the Node below it',
    labelNames: ['version', 'node'],
    registers: [register],
  });
  info.set({ version: packageJson.version, node: process.versions.node }, 1);
}

/** The connections to the database, counted when the metrics are read. */
export function addPool(register: Registry, db: Db): void {
  new Gauge({
    name: 'grazewell_db_connections',
    help: 'Connections to the database that are open, and those of them that are idle',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle } = countConnections(db);
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'grazewell_db_waiting',
    help: 'Queries that wait for a connection',
    registers: [register],
    collect() {
      this.set(countConnections(db).waiting);
    },
  });
}
