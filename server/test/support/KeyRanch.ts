import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { aWantedKey } from './aWantedKey';
import { GrazingRanch } from './GrazingRanch';
import { PASSWORD, type TestApp } from './testApp';

/** A ranch whose owner makes keys. */
export class KeyRanch {
  private constructor(
    readonly test: TestApp,
    readonly ranch: GrazingRanch,
  ) {}

  static async start(test: TestApp): Promise<KeyRanch> {
    return new KeyRanch(test, await GrazingRanch.start(test));
  }

  get owner(): string {
    return this.ranch.host.owner;
  }

  get path(): string {
    return this.ranch.path;
  }

  /** A key of figures, unless something else is wanted. */
  async make(over: Partial<WantedKey> = {}, token = this.owner): Promise<NewApiKey> {
    const made = await this.test.post(`${this.path}/key`, aWantedKey(this.test.clock.now(), over), { token });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json<NewApiKey>();
  }

  /** A key that writes rain. */
  makeWriting(over: Partial<WantedKey> = {}): Promise<NewApiKey> {
    return this.make({ source: 'Weather station', scopes: ['write'], kinds: ['rain'], password: PASSWORD, ...over });
  }

  me(key: string) {
    return this.test.get(`${this.path}/key/me`, { token: key });
  }

  /** Writes a fact of rain. */
  sendRain(key: string, name = '2026-04-20', inches = 0.4) {
    return this.test.call('PUT', `${this.path}/fact/rain/${name}`, { token: key, body: { on: '2026-04-20', inches } });
  }
}
