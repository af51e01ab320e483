import type { FieldProblems } from '@contract/grazing/readRecord';

/** What is wrong with a record as the end of a sentence: "average weight lb: Enter a number from 1 to 5,000". */
export function firstProblem(problems: FieldProblems): string {
  const [[path = '', sentence = ''] = []] = Object.entries(problems);
  const field = path.split('.').at(-1) ?? path;
  return `${field.replaceAll('_', ' ')}: ${sentence}`;
}
