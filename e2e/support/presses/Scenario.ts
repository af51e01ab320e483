import type { Locator, Page } from '@playwright/test';
import { aSecondLater } from '../aSecondLater';

/** The ids of what is on the ranch that is pressed on, by name; and its owner's `email` and `password`. */
export type Ids = Readonly<Record<string, string>>;

/** A control that writes, and how to come to it. */
export interface Scenario {
  readonly name: string;
  /** The places in the source that it presses, as `scripts/writingControls.ts` names them. */
  readonly covers: readonly string[];
  readonly at: string | ((ids: Ids) => string);
  /** What a person does on the page before. */
  readonly ready?: (page: Page, ids: Ids) => Promise<void>;
  readonly control: (page: Page) => Locator;
  /** How the path ends afterwards; the same as before unless it says so. */
  readonly endsAt?: RegExp;
  /** What is on the page once all of it has been answered, where the next scenario builds on that. */
  readonly leadsTo?: (page: Page) => Locator;
  /** How much is written by two presses: one group of changes or one call, unless the first press only asks. */
  readonly writes?: number;
  /**
   * Whether the app itself notes settings of the person meanwhile, which is not counted: the page that sends them may be
   * gone before the browser tells of the call.
   */
  readonly notesSettings?: boolean;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Fills the fields of the dialog that is open, by label; a field that is chosen from is chosen in. */
export const fill =
  (fields: Readonly<Record<string, string>>, choices: Readonly<Record<string, string>> = {}) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(choices))
      await dialog(page).getByLabel(label, { exact: true }).selectOption({ label: value });
    for (const [label, value] of Object.entries(fields))
      await dialog(page).getByLabel(label, { exact: true }).fill(value);
  };

export const inDialog = (name: string | RegExp) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true });

export const save = inDialog('Save');

/** Presses what leads to the control, and waits until the place of that press is free again. */
export const first =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).click();
    await aSecondLater(page);
  };
