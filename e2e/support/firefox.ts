import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** Every request goes to a port on which nothing listens: the network is off. */
const PREFERENCES = [
  'user_pref("network.proxy.type", 1);',
  'user_pref("network.proxy.http", "127.0.0.1");',
  'user_pref("network.proxy.http_port", 9);',
  'user_pref("network.proxy.ssl", "127.0.0.1");',
  'user_pref("network.proxy.ssl_port", 9);',
  'user_pref("network.proxy.no_proxies_on", "");',
  'user_pref("app.update.enabled", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
];

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: unknown;
}

/** Where a browser that has started takes commands: it says so on its standard error. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(`${address}/session`);
    });
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}

/** Debian's Firefox with the network off, over WebDriver BiDi (w3c.github.io/webdriver-bidi). */
export class Firefox {
  #last = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  /** The addresses that pages asked for; those of files on the disk aren't among them. */
  readonly requested: string[] = [];

  private constructor(
    private readonly browser: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString()) as Answer));
  }

  static async start(): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'grazewell-firefox-'));
    await writeFile(join(profile, 'user.js'), PREFERENCES.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(await addressOf(browser));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const firefox = new Firefox(browser, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['network.beforeRequestSent'] });
    return firefox;
  }

  #take({ id, method, params, ...answer }: Answer): void {
    if (method === 'network.beforeRequestSent')
      this.requested.push((params as { request: { url: string } }).request.url);
    if (id === undefined) return;
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message ?? ''}`);
    return result as Result;
  }

  /** Opens an address in the first tab, and answers its context. */
  async open(url: string): Promise<string> {
    const { contexts } = await this.send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
    const { context } = contexts[0];
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return context;
  }

  /** What an expression of the page is, awaited; a DOM node is answered as a reference. */
  async evaluate<Value>(context: string, expression: string): Promise<Value> {
    const asked = { expression, target: { context }, awaitPromise: true };
    const { result, exceptionDetails } = await this.send<{
      result?: { value?: unknown; sharedId?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', asked);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return (result?.sharedId === undefined ? result?.value : { sharedId: result.sharedId }) as Value;
  }

  async stop(): Promise<void> {
    this.socket.close();
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill();
    await ended;
    await rm(this.profile, { recursive: true, force: true });
  }
}
