const pathOf = (request: RequestInfo | URL): string => {
  const { pathname } = new URL(request instanceof Request ? request.url : String(request), 'http://here');
  return pathname;
};

/** A cache of a browser, by the paths of what it holds. */
class FakeCache {
  readonly held = new Map<string, { body: string; status: number }>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    const found = this.held.get(pathOf(request));
    return found && new Response(found.body, { status: found.status });
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.held.set(pathOf(request), { body: await response.text(), status: response.status });
  }
}

/** The caches of a browser, in the order they were made. */
export class FakeCaches {
  private readonly byName = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.byName.get(name) ?? new FakeCache();
    this.byName.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, { cacheName = '' } = {}): Promise<Response | undefined> {
    return this.byName.get(cacheName)?.match(request);
  }

  async keys(): Promise<string[]> {
    return [...this.byName.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name);
  }

  /** The paths that a cache holds, sorted. */
  pathsIn(name: string): string[] {
    return [...(this.byName.get(name)?.held.keys() ?? [])].sort();
  }

  /** What a cache holds at a path. */
  textIn(name: string, path: string): string | undefined {
    return this.byName.get(name)?.held.get(path)?.body;
  }
}
