const WORKER = '/sw.js';

interface PolicyWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

/** Refuses every script but the one. */
function onlyWorker(address: string): string {
  if (address !== WORKER) throw new TypeError('This policy is for the service worker alone');
  return address;
}

/** The address of the service worker, as a TrustedScriptURL where the browser asks for one. A page asks for it once. */
export function workerAddress(): string {
  const policy = (window as PolicyWindow).trustedTypes?.createPolicy('grazewell#worker', {
    createScriptURL: onlyWorker,
  });
  return policy === undefined ? WORKER : policy.createScriptURL(WORKER);
}
