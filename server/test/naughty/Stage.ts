import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewApiKey } from '@contract/keys/apiKey';
import { KEY_KINDS } from '@contract/keys/keyKinds';
import { sql, type RawBuilder } from 'kysely';
import { signInAdmin } from '../support/admins';
import { callsOf, fill, type Call } from '../support/callsOf';
import { uuidOf, type Least } from '../support/CallSample';
import { aWantedKey } from '../support/aWantedKey';
import { HostRanch } from '../support/HostRanch';
import { NOT_OF_PEOPLE, tablesOf } from '../support/tables';
import { PASSWORD, TestApp } from '../support/testApp';

/** 'outsider': a person with an account who does not belong to the ranch. */
export type Actor = Least | 'outsider';

/** A server with a ranch on it, somebody of each role there, an outsider and an admin, and all the calls that it takes. */
export class Stage {
  private sums: RawBuilder<unknown>[] | undefined;

  private constructor(
    readonly test: TestApp,
    readonly host: HostRanch,
    readonly calls: readonly Call[],
    private readonly tokens: Record<Actor, string | undefined>,
    readonly memberUuid: string,
    private readonly distDir: string,
  ) {}

  static async start(): Promise<Stage> {
    const distDir = await mkdtemp(join(tmpdir(), 'grazewell-pages-'));
    for (const name of ['index.html', 'app.html']) await writeFile(join(distDir, name), 'a page');
    const test = await TestApp.start({ distDir });
    const host = await HostRanch.start(test);
    const member = await host.addMember('ben@example.com', 'member');
    const opens = { scopes: ['figures' as const, 'write' as const], kinds: [...KEY_KINDS], password: PASSWORD };
    const wanted = aWantedKey(test.clock.now(), opens);
    const made = await test.post(`/api/v1/ranch/${host.uuid}/key`, wanted, { token: host.owner });
    const { key } = made.json<NewApiKey>();
    // Its first use is noted, once an hour: that is no change by a bad call.
    await test.get(`/api/v1/ranch/${host.uuid}/key/me`, { token: key });
    const tokens = {
      key,
      guest: undefined,
      outsider: await test.newcomer('outsider@example.com'),
      // As the only owner of a ranch with others on it, whose account is never deleted meanwhile.
      person: host.owner,
      viewer: await host.addMember('viewer@example.com', 'viewer'),
      member,
      manager: await host.addMember('manager@example.com', 'manager'),
      owner: host.owner,
      admin: await signInAdmin(test),
    };
    // A download signs the end of the history, once: that is no change by a bad call.
    await test.get(`/api/v1/ranch/${host.uuid}/export/history.jsonl`, { token: host.owner });
    return new Stage(test, host, await callsOf(test), tokens, await uuidOf(test, member), distDir);
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.distDir, { recursive: true });
  }

  tokenOf(actor: Actor): string | undefined {
    return this.tokens[actor];
  }

  /** The address of a call: on the owner's ranch, and of somebody or something that is there or not. */
  urlOf({ pattern }: Pick<Call, 'pattern'>, uuid: string = randomUUID()): string {
    return fill(pattern, {
      ranchUuid: this.host.uuid,
      userUuid: uuid,
      uuid,
      kind: 'rain',
      externalId: uuid,
      deliveryUuid: uuid,
    });
  }

  send({ method, pattern }: Call, by: Actor, body: unknown) {
    const token = this.tokenOf(by);
    const url = this.urlOf({ pattern }, this.memberUuid);
    return this.test.call(method, url, { body, ...(token === undefined ? {} : { token }) });
  }

  /** A sum over each table but the counters, and the heads that each download of a history signs: it differs when a row does. */
  async rows(): Promise<Record<string, string | null>> {
    this.sums ??= await this.sumsOfTables();
    const { rows } = await sql<{
      name: string;
      sum: string | null;
    }>`${sql.join([...this.sums], sql` union all `)}`.execute(this.test.db);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  }

  private async sumsOfTables() {
    const tables = await tablesOf(this.test.db);
    return tables
      .filter((name) => !NOT_OF_PEOPLE.counters.includes(name) && name !== 'record_heads')
      .map((name) => {
        const sum = sql`md5(string_agg(t::text, ' ' order by t::text))`;
        return sql`select ${sql.lit(name)} as name, ${sum} as sum from ${sql.table(name)} t`;
      });
  }
}
