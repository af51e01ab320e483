import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@contract/ranches/rights';
import { sql } from 'kysely';
import { PASSWORD, tokenIn, type TestApp } from './testApp';

let hosts = 0;

/** The body of a join; the token is what `HostRanch.tokenFor` gives. */
export function joining(email: string, invitation_token: unknown, overrides: Record<string, unknown> = {}) {
  const person = { first_name: 'Guest', last_name: 'Person', full_name: 'Guest Person', phone_number: '555 0100' };
  return { email, ...person, password: PASSWORD, invitation_token, ...overrides };
}

/** A ranch of its own, from which a test invites people. */
export class HostRanch {
  private constructor(
    private readonly test: TestApp,
    readonly uuid: string,
    /** The session of the owner, and their email. */
    readonly owner: string,
    readonly email: string,
  ) {}

  static async start(test: TestApp, name = "Maria's Ranch"): Promise<HostRanch> {
    hosts += 1;
    const email = `host${hosts}@example.com`;
    const owner = await test.newcomer(email, { name });
    const { ranches } = (await test.me(owner)).json<{ ranches: { ranch_uuid: string }[] }>();
    return new HostRanch(test, ranches[0]?.ranch_uuid ?? '', owner, email);
  }

  get path(): string {
    return `/api/v1/ranch/${this.uuid}/invitation`;
  }

  invite(email: string, role: Role = 'member', token = this.owner) {
    return this.test.post(this.path, { email, role }, { token });
  }

  /** Invites an email and reads the token from the mail that this sends. */
  async tokenFor(email: string, role: Role = 'member', sender = this.owner): Promise<string> {
    const before = (await this.test.mails(email)).length;
    const response = await this.invite(email, role, sender);
    if (response.statusCode !== 201) throw new Error(`${email} is not invited: ${response.body}`);
    for (let tries = 0; tries < 200; tries += 1) {
      const mail = (await this.test.mails(email))[before];
      if (mail !== undefined) return tokenIn(mail, 'invitationToken');
      await sleep(25);
    }
    throw new Error(`No mail came for ${email}`);
  }

  async list() {
    const response = await this.test.get(this.path, { token: this.owner });
    return response.json<{ uuid: string; email: string; role: Role; invited_by: string; expires_at: string }[]>();
  }

  /** Adds somebody with an account to the team without an invitation; returns their session. */
  async addMember(email: string, role: Role): Promise<string> {
    const { test, uuid: ranch_uuid } = this;
    const token = await test.newcomer(email);
    const { uuid: user_uuid } = (await test.me(token)).json<{ uuid: string }>();
    const joined_at = test.clock.now();
    await test.db.insertInto('memberships').values({ ranch_uuid, user_uuid, role, joined_at }).execute();
    return token;
  }
}

/** Whether somebody waits for a row of the database that somebody else has. */
export async function isAnyoneWaiting({ db }: TestApp): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

/** Makes a call that still finds every invitation good, and withdraws them all before it can change anything. */
export async function duringWithdrawal<T>(test: TestApp, call: () => Promise<T>): Promise<T> {
  const { answer } = await test.db.transaction().execute(async (trx) => {
    const ended = { ended_as: 'revoked' as const, ended_at: test.clock.now() };
    await trx.updateTable('invitations').set(ended).where('ended_as', 'is', null).execute();
    const under = { answer: call() };
    for (let tries = 0; tries < 200 && !(await isAnyoneWaiting(test)); tries += 1) await sleep(10);
    return under;
  });
  return answer;
}

/** Everything that accepting an invitation could change. */
export async function stateOf({ db }: TestApp) {
  const all = [
    db.selectFrom('invitations').selectAll().orderBy('uuid').execute(),
    db.selectFrom('memberships').selectAll().orderBy('ranch_uuid').orderBy('user_uuid').execute(),
    db.selectFrom('users').select(['uuid', 'email']).orderBy('uuid').execute(),
    db.selectFrom('sessions').select(['token_hash']).orderBy('token_hash').execute(),
  ];
  return Promise.all(all);
}
