import type { PlanText } from '@domain/rules/RuleSet';
import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';

type Note = Held<DataOf<'note'>>;

/** The longest text of a note. */
const TEXT_MAX = 4_000;

/** The first line of the note that keeps a text of a year's pasture plan: "Pasture plan 2026: Grazing season (205.240(c)(3))". */
export function planTitle(year: number, { title, paragraph }: PlanText): string {
  const name = String(year);
  return t`Pasture plan ${name}: ${title} (${paragraph})`;
}

const firstLineOf = (text: string): string => text.split('\n', 1)[0] ?? '';

/** The note that keeps a text of a year's plan, in whichever language it was titled: the latest, by year and paragraph. */
export function planNote(notes: readonly Note[], year: number, { paragraph }: PlanText): Note | undefined {
  const isOfPlan = ({ data }: Note) => {
    const title = firstLineOf(data.text);
    return data.paddock_uuid === null && title.includes(` ${year}: `) && title.endsWith(`(${paragraph})`);
  };
  return notes.filter(isOfPlan).sort((one, other) => (one.data.at < other.data.at ? 1 : -1))[0];
}

/** What a note of a plan says below its title. */
export const planTextOf = ({ data: { text } }: Note): string => text.slice(firstLineOf(text).length).trim();

/** The note of a text, cut to what a note holds. */
export const asPlanNote = (title: string, text: string): string => `${title}\n${text}`.trim().slice(0, TEXT_MAX);
