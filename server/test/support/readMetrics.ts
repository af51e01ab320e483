export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const COMMENT = new RegExp(`^# (?:HELP (${NAME}) .*|TYPE (${NAME}) (?:counter|gauge|histogram|summary|untyped))$`);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"/;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{((?:${LABEL.source},?)*)\\})? (-?[\\d.]+(?:e[+-]?\\d+)?|[+-]Inf|Nan|NaN)$`);

/** Reads Prometheus' text format as strictly as Prometheus: throws at a line that is none, and at a series that is there twice. */
export function readMetrics(text: string): Sample[] {
  const seen = new Set<string>();
  const typed = new Set<string>();
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const comment = COMMENT.exec(line);
    if (comment !== null) {
      typed.add(comment[2] ?? '');
      return [];
    }
    const [, name = '', labelText = '', , , value] = SAMPLE.exec(line) ?? [];
    const family = name.replace(/_(?:bucket|sum|count)$/, '');
    if (name === '' || !(typed.has(name) || typed.has(family))) throw new Error(`No sample: ${line}`);
    const labels = Object.fromEntries(
      [...labelText.matchAll(new RegExp(LABEL, 'g'))].map(([, label, content]) => [label, content]),
    );
    const series = `${name}{${JSON.stringify(Object.entries(labels).sort())}}`;
    if (seen.has(series)) throw new Error(`Twice: ${line}`);
    seen.add(series);
    return [{ name, labels, value: Number(value?.replace('Inf', 'Infinity')) }];
  });
}
