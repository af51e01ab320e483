import { ANY_REFUSALS, refusalsOf } from '@contract/openapi/callRefusals';
import { pathOf } from '@contract/openapi/document';
import { OPERATIONS } from '@contract/openapi/operations';
import type { Operation } from '@contract/openapi/Operation';
import type { LightMyRequestResponse } from 'fastify';
import { checkAt, MOUNTS } from './describedCalls';

const ERROR = checkAt('components', 'schemas', 'Error');

const parametersIn = ({ call }: Operation) => (call.match(/:/g) ?? []).length;

/** The operations with what their addresses look like; where two fit, the one with fewer parameters is meant. */
const known = OPERATIONS.toSorted((one, other) => parametersIn(one) - parametersIn(other)).map((operation) => ({
  operation,
  method: operation.call.split(' ')[0],
  path: new RegExp(
    `^${pathOf(operation, MOUNTS)
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  ),
}));

function operationOf(method: string, url: string): Operation | undefined {
  const [path = ''] = url.split('?');
  return known.find((each) => each.method === method && each.path.test(path))?.operation;
}

const typeOf = ({ headers }: LightMyRequestResponse) => String(headers['content-type'] ?? '').split(';')[0];

function refusalProblem(operation: Operation, method: string, answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer;
  const codes = refusalsOf(operation).get(statusCode) ?? [];
  const any = ANY_REFUSALS.map((each) => each.split(' ')).filter(([status]) => Number(status) === statusCode);
  const named = [...codes, ...any.map(([, code]) => code)];
  if (named.length === 0) return 'a status that it does not name';
  if (method === 'HEAD') return undefined;
  if (typeOf(answer) !== 'application/json') return `the type ${typeOf(answer)}`;
  const body: unknown = answer.json();
  if (!ERROR(body)) return JSON.stringify(ERROR.errors);
  const { code } = body as { code: string };
  return named.includes(code) ? undefined : `the code ${code}, which it does not name`;
}

function goodProblem(operation: Operation, method: string, answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer;
  const { schema, types } = operation.answers[statusCode] ?? {};
  if (schema === undefined && types === undefined) return answer.body === '' ? undefined : 'a body';
  if (types !== undefined) return types.includes(typeOf(answer) ?? '') ? undefined : `the type ${typeOf(answer)}`;
  if (typeOf(answer) !== 'application/json') return `the type ${typeOf(answer)}`;
  // What it says is looked at where it comes as text.
  if (answer.headers['content-encoding'] !== undefined) return undefined;
  const place = ['paths', pathOf(operation, MOUNTS), method.toLowerCase(), 'responses', String(statusCode)];
  const check = checkAt(...place, 'content', 'application/json', 'schema');
  return check(answer.json()) ? undefined : JSON.stringify(check.errors);
}

/** What an answer has that the description of its call does not say. What no operation names is none of its business. */
export function problemOfAnswer(method: string, url: string, answer: LightMyRequestResponse): string | undefined {
  const operation = operationOf(method, url);
  if (operation === undefined) return undefined;
  const isGood = operation.answers[answer.statusCode] !== undefined;
  const problem = (isGood ? goodProblem : refusalProblem)(operation, method, answer);
  if (problem === undefined) return undefined;
  return `${operation.id} ${answer.statusCode}: ${problem} (${answer.body.slice(0, 200)})`;
}

/** Holds answers against the description of their calls, outside of Yup, and keeps which of the named ones it has seen. */
export class AnswerCheck {
  readonly problems: string[] = [];
  private readonly seen = new Set<string>();

  /** Looks at one answer. */
  take(method: string, url: string, answer: LightMyRequestResponse): void {
    const operation = operationOf(method, url);
    if (operation === undefined) return;
    this.seen.add(`${operation.id} ${answer.statusCode}`);
    const problem = problemOfAnswer(method, url, answer);
    if (problem !== undefined) this.problems.push(problem);
  }

  /** The statuses that operations name and that no answer had. */
  unseen(): string[] {
    const named = OPERATIONS.flatMap((operation) =>
      [...Object.keys(operation.answers), ...refusalsOf(operation).keys()].map((status) => `${operation.id} ${status}`),
    );
    return [...new Set(named)].filter((each) => !this.seen.has(each));
  }
}
