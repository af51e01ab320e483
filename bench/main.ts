import { besideBusyCore } from './busyCore';
import { launchBrowser } from './client/browser';
import { isBroken, type Figure } from './figure';
import { describeMachine, sentenceOf, type Machine } from './machine';
import { MEASURES } from './measures';
import { readOptions, type Group } from './options';
import { tableOf } from './report';
import { writeResults } from './writeResults';

async function machineNow(groups: readonly Group[]): Promise<Machine> {
  if (!groups.some((group) => MEASURES[group].takesBrowser)) return describeMachine(undefined);
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return describeMachine(version);
}

async function measure(groups: readonly Group[], rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const group of groups) figures.push(...(await MEASURES[group].measure(rounds)));
  return figures;
}

async function main(): Promise<void> {
  const { rounds, groups, json, isStrict, isBusy } = readOptions(process.argv.slice(2));
  const date = new Date();
  const machine = await machineNow(groups);
  const work = () => measure(groups, rounds);
  const figures = await (isBusy ? besideBusyCore(work) : work());
  process.stdout.write(`\n${tableOf(figures)}\n${sentenceOf(machine)}, ${rounds} rounds\n`);
  process.stdout.write(`Kept in ${writeResults({ date, rounds, machine, figures }, json)}\n`);
  if (isStrict && figures.some(isBroken)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`The bench ended early: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
