import type { Figure } from '../figure';
import { median } from '../statistics';
import type { HookRound } from './hookRound';

/** The budgets of webhooks and `figures` (docs/webhooks.md, docs/keys.md), with what was measured. */
export function hookFigures(rounds: readonly HookRound[]): Figure[] {
  const mid = (name: 'plain' | 'hooked') => rounds.map((round) => median(round[name]));
  return [
    {
      what: 'a write on a ranch with 10 webhooks over one without',
      unit: 'times',
      samples: rounds.map(({ plain, hooked }) => median(hooked) / median(plain)),
      budget: { atMost: 1.1 },
      beside: { 'with, ms': median(mid('hooked')), 'without, ms': median(mid('plain')) },
    },
    {
      what: '1,000 messages to a receiver of 20 ms',
      unit: 'ms',
      samples: rounds.map(({ thousand }) => thousand),
      budget: { atMost: 30_000 },
    },
    {
      what: 'the slowest message while another receiver hangs',
      unit: 'ms',
      samples: rounds.map(({ meanwhile }) => Math.max(...meanwhile)),
      budget: { atMost: 1_000 },
      beside: { p50: median(rounds.map(({ meanwhile }) => median(meanwhile))) },
    },
    {
      what: '`figures` of 10,000 paddocks after a change',
      unit: 'ms',
      samples: rounds.map(({ figures }) => figures),
      budget: { atMost: 1_000 },
    },
  ];
}
