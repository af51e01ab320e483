interface WordTableProps {
  /** The accessible name: where a window is narrow, it scrolls by itself. */
  label: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** Names as programs have them, and what each means. */
export function WordTable({ label, heads, rows }: WordTableProps) {
  return (
    <div className="wide" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, meaning]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
