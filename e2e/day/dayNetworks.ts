import type { DayDevice, Network } from './dayDevice';

/** 64 kbit/s. */
const SLOW = 8_000;

const MANNERS = { good: 'pass', bad: 'pass', portal: 'portal', hanging: 'hang', none: 'gone' } as const;

/** Puts a device on another network. What was under way on the one before breaks off. */
export async function connect(device: DayDevice, network: Network): Promise<void> {
  const { phone } = device;
  const isBad = network === 'bad';
  Object.assign(phone.line, { bytesPerSecond: isBad ? SLOW : undefined, losesEvery: isBad ? 3 : undefined });
  await phone.setNetwork(network !== 'none');
  phone.line.manner = MANNERS[network];
  phone.line.cut();
  device.network = network;
}
