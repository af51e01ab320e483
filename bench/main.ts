import { launchBrowser } from './client/browser';
import { measureClient } from './client/measureClient';
import { isBroken, type Figure } from './figure';
import { measureLighthouse } from './lighthouse/measureLighthouse';
import { describeMachine, type Machine } from './machine';
import { readOptions, type Group } from './options';
import { tableOf } from './report';
import { serveProduct } from './serve/serveProduct';
import type { Site } from './serve/serveBaselines';
import { writeResults } from './writeResults';

const MEASURES: Record<Group, (product: Site, rounds: number) => Promise<Figure[]>> = {
  client: measureClient,
  lighthouse: measureLighthouse,
};

async function machineNow(): Promise<Machine> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return describeMachine(version);
}

function sentenceOf({ cpu, cores, memoryGib, load, node, chromium }: Machine): string {
  return `${cpu}, ${cores} cores, ${memoryGib} GiB, load ${load} before, Node ${node}, Chromium ${chromium}`;
}

async function measure(groups: readonly Group[], rounds: number): Promise<Figure[]> {
  const product = await serveProduct();
  try {
    const figures: Figure[] = [];
    for (const group of groups) figures.push(...(await MEASURES[group](product, rounds)));
    return figures;
  } finally {
    await product.close();
  }
}

async function main(): Promise<void> {
  const { rounds, groups, json, isStrict } = readOptions(process.argv.slice(2));
  const date = new Date();
  const machine = await machineNow();
  const figures = await measure(groups, rounds);
  process.stdout.write(`\n${tableOf(figures)}\n${sentenceOf(machine)}, ${rounds} rounds\n`);
  process.stdout.write(`Kept in ${writeResults({ date, rounds, machine, figures }, json)}\n`);
  if (isStrict && figures.some(isBroken)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`The bench ended early: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
