import { hearsOfRestore, sendAgain } from './afterRestore';
import { decide, describe, goToHerds, kill, move, moveAndDie, moveAndUndo, writeNote } from './dayActs';
import type { DayDevice, Network } from './dayDevice';
import type { DayLedger } from './dayLedger';
import { connect } from './dayNetworks';
import { PADDOCKS, SHARED_HERDS } from './dayRanch';
import type { Dice } from './dice';

const ACTS = { move: 56, undo: 8, note: 6, describe: 5, network: 17, kill: 5, die: 3 };
const NETWORKS: Readonly<Record<Network, number>> = { good: 35, bad: 25, portal: 10, hanging: 10, none: 20 };

interface Day {
  readonly dice: Dice;
  readonly devices: readonly [DayDevice, ...DayDevice[]];
  readonly ledger: DayLedger;
  readonly say: (words: string) => void;
}

/** What a device does in one step. The dice are thrown the same number of times, whatever comes of it. */
export class DayScript {
  private steps = 0;
  private hasMissed = 0;

  constructor(private readonly day: Day) {}

  /** How many steps a device had nothing to show in, having no whole copy and no good network. */
  get missed(): number {
    return this.hasMissed;
  }

  async step(): Promise<void> {
    const { dice, devices, say } = this.day;
    this.steps += 1;
    const device = dice.oneOf(devices);
    const act = dice.weighted(ACTS);
    const network = dice.weighted(NETWORKS);
    const herd = dice.oneOf([...device.herds, ...SHARED_HERDS]);
    const paddock = dice.oneOf(PADDOCKS);
    const on = `${this.steps}. ${device.name} (${device.network}): `;
    if (act === 'network') {
      say(`${on}the network turns ${network}`);
      return connect(device, network);
    }
    if (!(await goToHerds(device, herd))) {
      this.hasMissed += 1;
      return say(`${on}nothing to work with`);
    }
    await this.answer(device);
    say(`${on}${act} ${herd} ${paddock}`);
    return this.act(device, act, herd, paddock);
  }

  /** Answers what the device asks before anything else is done on it. */
  private async answer(device: DayDevice): Promise<void> {
    const { say } = this.day;
    if (await hearsOfRestore(device)) {
      say(`${device.name} hears of the restore, and sends ${await sendAgain(device)} changes again`);
      await goToHerds(device, SHARED_HERDS[0]);
    }
    const decided = await decide(device);
    if (decided > 0) say(`${device.name} used its own ${decided} times`);
  }

  private async act(device: DayDevice, act: Exclude<keyof typeof ACTS, 'network'>, herd: string, paddock: string) {
    const { ledger } = this.day;
    if (act === 'kill') return kill(device);
    if (act === 'describe') return describe(device, SHARED_HERDS[0], `Seen from the ${device.name}, ${this.steps}.`);
    const of = { device: device.name, herd };
    if (act === 'note') return writeNote(device, ledger.begin({ ...of, kind: 'note' }));
    const entry = ledger.begin({ ...of, kind: 'move', paddock });
    const ways = { move, undo: moveAndUndo, die: moveAndDie };
    await ways[act](device, entry);
  }
}
