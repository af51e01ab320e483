import { setTimeout as sleep } from 'node:timers/promises';
import { adminPaths } from '../../contract/admin/adminPaths';
import { paths } from '../../contract/http/paths';
import type { FullProduct } from './fullProduct';
import { load, type Call, type Load } from './load';
import { get, ME, signIn, signInCall, v1 } from './people';
import { cpuSecondsOf, HAS_PROCESS_FILES } from './processFiles';

const PEOPLE = 32;
const LOGINS = 200;
const LOAD_MS = 5_000;

/** What a call cost in one round. */
export interface CallRound {
  me: Load;
  meWhileHashing: Load;
  signIns: Load;
  team: Load;
  teamByFour: Load;
  search: Load;
  /** Processor time of the server's process for a GET me, in µs: as it is by default, and with metrics. */
  meCpu: { plain: number; metrics: number } | undefined;
}

/** A product, and what its people ask for. */
export interface Callers {
  product: FullProduct;
  /** A GET me of each person, for a connection of their own. */
  me: Call[][];
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Signs people in, each on a ranch of their own, to ask who they are. */
export async function callersOf(product: FullProduct): Promise<Callers> {
  const emails = range(1, PEOPLE).map((rancher) => product.emailOf(rancher));
  const tokens = await Promise.all(emails.map((email) => signIn(product.address, email)));
  return { product, me: tokens.map((token) => [get(ME, token)]) };
}

const askMe = ({ product: { address }, me }: Callers, until: Promise<unknown> = sleep(LOAD_MS)) =>
  load({ address, connections: me, until });

/** All logins at once, as after a break of the network. */
function manyLogins({ address, emailOf }: FullProduct): Promise<Load> {
  return load({ address, connections: range(1_001, LOGINS).map((rancher) => [signInCall(emailOf(rancher))]) });
}

function signIns({ address, emailOf }: FullProduct): Promise<Load> {
  const connections = range(2_001, PEOPLE).map((rancher) => [signInCall(emailOf(rancher))]);
  return load({ address, connections, until: sleep(LOAD_MS) });
}

function team({ address, ranchUuid, owner }: FullProduct, clients: number): Promise<Load> {
  const call = get(`/api/v3${paths.v3.team(ranchUuid)}`, owner);
  return load({ address, connections: range(1, clients).map(() => [call]), until: sleep(LOAD_MS) });
}

/** What one ranch has in its name, what all have, what none has. */
const SEARCHES = ['Ranch 9999', 'ranch', 'no such name'];

function search({ address, admin }: FullProduct): Promise<Load> {
  const path = (query: string) => `${v1(adminPaths.users)}?${new URLSearchParams({ query }).toString()}`;
  return load({ address, connections: [SEARCHES.map((query) => get(path(query), admin))], until: sleep(LOAD_MS) });
}

async function meCpu(callers: Callers): Promise<number> {
  const { pid } = callers.product;
  const before = await cpuSecondsOf(pid);
  const { times } = await askMe(callers);
  return (((await cpuSecondsOf(pid)) - before) / times.length) * 1e6;
}

/** Measures each call once, one after the other. */
export async function callRound(plain: Callers, metrics: Callers): Promise<CallRound> {
  const { product } = plain;
  return {
    me: await askMe(plain),
    meWhileHashing: await askMe(plain, manyLogins(product)),
    signIns: await signIns(product),
    team: await team(product, 1),
    teamByFour: await team(product, 4),
    search: await search(product),
    meCpu: HAS_PROCESS_FILES ? { plain: await meCpu(plain), metrics: await meCpu(metrics) } : undefined,
  };
}
