import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { signInAdmin } from '../admins';
import { HostRanch } from '../HostRanch';
import { TestApp } from '../testApp';
import { callsOf, fill, type Call } from './calls';

export type Actor = 'guest' | 'owner' | 'admin';

/** Tables of counters, which refused tries fill too. */
const COUNTERS = ['address_tries', 'failed_checks', 'mail_counts'];

/** A server with a ranch on it, its owner, a member and an admin, and all the calls that it takes. */
export class Stage {
  private sums: RawBuilder<unknown>[] | undefined;

  private constructor(
    readonly test: TestApp,
    readonly host: HostRanch,
    readonly calls: readonly Call[],
    private readonly admin: string,
    readonly memberUuid: string,
    private readonly distDir: string,
  ) {}

  static async start(): Promise<Stage> {
    const distDir = await mkdtemp(join(tmpdir(), 'grazewell-pages-'));
    for (const name of ['index.html', 'app.html']) await writeFile(join(distDir, name), 'a page');
    const test = await TestApp.start({ distDir });
    const host = await HostRanch.start(test);
    const member = await host.addMember('ben@example.com', 'member');
    const { uuid } = (await test.me(member)).json<{ uuid: string }>();
    return new Stage(test, host, await callsOf(test), await signInAdmin(test), uuid, distDir);
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.distDir, { recursive: true });
  }

  tokenOf(actor: Actor): string | undefined {
    return { guest: undefined, owner: this.host.owner, admin: this.admin }[actor];
  }

  /** The address of a call: on the owner's ranch, and of somebody or something that is there or not. */
  urlOf({ pattern }: Pick<Call, 'pattern'>, uuid: string = randomUUID()): string {
    return fill(pattern, { ranchUuid: this.host.uuid, userUuid: uuid, uuid });
  }

  send({ method, pattern }: Call, by: Actor, body: unknown) {
    const token = this.tokenOf(by);
    const url = this.urlOf({ pattern }, this.memberUuid);
    return this.test.call(method, url, { body, ...(token === undefined ? {} : { token }) });
  }

  /** A sum over each table but the counters: it differs when a row does. */
  async rows(): Promise<Record<string, string | null>> {
    this.sums ??= await this.sumsOfTables();
    const { rows } = await sql<{
      name: string;
      sum: string | null;
    }>`${sql.join([...this.sums], sql` union all `)}`.execute(this.test.db);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  }

  private async sumsOfTables() {
    const tables = (await this.test.db.introspection.getTables()).map(({ name }) => name);
    return tables
      .filter((name) => !COUNTERS.includes(name))
      .map((name) => {
        const sum = sql`md5(string_agg(t::text, ' ' order by t::text))`;
        return sql`select ${sql.lit(name)} as name, ${sum} as sum from ${sql.table(name)} t`;
      });
  }
}
