import { readFileSync } from 'node:fs';

/** Processor time of the server's own thread, in ms: how long it worked, however much else the machine has to do. */
const ownCpuMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The longest piece of work of the server's own thread until it is stopped, in ms of processor time. */
export function watchPieces(): () => number {
  let [longest, before, isOver] = [0, ownCpuMs(), false];
  const look = () => {
    const now = ownCpuMs();
    [longest, before] = [Math.max(longest, now - before), now];
    if (!isOver) setTimeout(look, 2);
  };
  setTimeout(look, 2);
  return () => {
    isOver = true;
    return longest;
  };
}
