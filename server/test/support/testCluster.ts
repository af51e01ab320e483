/** Where the tests of one run find their PostgreSQL, handed from `globalSetup` to every worker. */
export interface TestCluster {
  /** Of a database in which to create and drop others. */
  adminUrl: string;
  /** What every database of this run is called at the beginning. */
  prefix: string;
  /** A database with all migrations applied, to be cloned. */
  template: string;
  /** A folder for the files of this run, removed at its end. */
  scratch: string;
}

const VARIABLE = 'GRAZEWELL_TEST_CLUSTER';

export function handToWorkers(cluster: TestCluster): void {
  process.env[VARIABLE] = JSON.stringify(cluster);
}

export function testCluster(): TestCluster {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('No test database: run this through jest, whose globalSetup starts one');
  return JSON.parse(text) as TestCluster;
}

/** The same server's address for another of its databases. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
