import type { ExampleName, Examples } from './examples';

const LANGUAGE_OF: Readonly<Record<string, string>> = { sh: 'curl', py: 'Python', ts: 'TypeScript' };

interface ExampleProps {
  /** What it is about, the name of the files without their ends. */
  about: string;
  names: readonly ExampleName[];
  examples: Examples;
}

/** The same program in several languages, one open at a time. The first is open. */
export function Example({ about, names, examples }: ExampleProps) {
  return (
    <div className="examples">
      {names.map((name, index) => (
        <details key={name} name={about} open={index === 0}>
          <summary>
            {LANGUAGE_OF[name.split('.')[1] ?? '']} <code>{name}</code>
          </summary>
          <pre className="block" tabIndex={0} role="group" aria-label={name}>
            <code>{examples[name]}</code>
          </pre>
        </details>
      ))}
    </div>
  );
}
