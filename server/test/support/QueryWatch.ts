import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Db } from '../../src/db/Database';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Every step of a plan. */
function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}

/** Sees which queries some work makes, and asks the database how it goes about them. */
export class QueryWatch {
  private readonly under = new AsyncLocalStorage<CompiledQuery[]>();
  /** The same database, watched. */
  readonly db: Db;

  constructor(private readonly bare: Db) {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        this.under.getStore()?.push(bare.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    this.db = bare.withPlugin(plugin);
  }

  /** Does work and tells what it asked the database for; what runs beside it is not among that. */
  async during(work: () => Promise<void>): Promise<readonly CompiledQuery[]> {
    const queries: CompiledQuery[] = [];
    await this.under.run(queries, work);
    return queries;
  }

  /** Of these tables the ones that a query reads from their first row to the last. */
  async readWhole(query: CompiledQuery, tables: readonly string[]): Promise<string[]> {
    const parts = query.sql.split(/\$(\d+)/);
    const text = parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${query.parameters[Number(part) - 1]}`,
    );
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (format json) ${sql.join(text, sql``)}`.execute(this.bare);
    const steps = rows[0]?.['QUERY PLAN'].flatMap((one) => stepsOf(one.Plan)) ?? [];
    const scans = steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'] ?? '');
    return scans.filter((name) => tables.includes(name));
  }
}
