const TAG = 'https://www.googletagmanager.com/gtag/js';

interface TagWindow {
  dataLayer?: unknown[];
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): {
      createScriptURL(address: string): string;
    };
  };
}

/** An address for a script element; where the browser asks for a Trusted Types policy, under one of our own. */
function scriptAddress({ trustedTypes }: TagWindow, address: string): string {
  const policy = trustedTypes?.createPolicy('grazewell#tag', { createScriptURL: (url) => url });
  return policy === undefined ? address : policy.createScriptURL(address);
}

/** Loads the Google tag of that key beside the page. Events of before wait for it in `dataLayer`. */
export function loadTag(key: string): void {
  const page = window as TagWindow;
  const layer = (page.dataLayer ??= []);
  // The tag takes commands as the `arguments` of a call, and nothing else.
  const command: (...words: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  command('js', new Date());
  command('config', key);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(page, `${TAG}?id=${encodeURIComponent(key)}`);
  document.head.append(script);
}
