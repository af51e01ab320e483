import { daysLeftOfStay } from '../grazing/daysLeft';
import { stockDensity } from '../grazing/density';
import type { Figure } from '../grazing/figure';
import type { CountClass } from '../grazing/records';
import { animals, ARanch, day, instant } from './aRanch';
import { allFigures, paddockOf } from './allFigures';
import { carryingCapacityAu, meanGrazingPeriod, paddocksNeeded, reserveHerdDays } from '../planning/planFigures';

type Inputs = Readonly<Record<string, number>>;
/** Our figures for the inputs of an example, by the names that its results have. */
type Worked = (inputs: Inputs) => Readonly<Record<string, Figure | null>>;

const PADDOCK = 'creek';

/** Herds that are put into one paddock at the first instant, and stay. */
function standing(classes: readonly Partial<CountClass>[], ranch = new ARanch(), acres: number | null = 1) {
  ranch.paddock(PADDOCK, acres);
  classes.forEach((values, index) => {
    ranch.herd(`herd ${index}`, [animals(values)]).move(`herd ${index}`, day(0), PADDOCK);
  });
  return {
    after: (days: number) => {
      const { herds, paddocks, ...all } = allFigures(ranch.records(), instant(days));
      const figures = herds.get('herd 0');
      if (figures === undefined) throw new Error('no herd');
      const paddock = paddockOf({ herds, paddocks, ...all }, PADDOCK);
      return { herd: figures, paddock, feedDays: daysLeftOfStay([PADDOCK], { herds, paddocks, ...all }), herds };
    },
  };
}

const standardOf = (intakeLb: number) => new ARanch().settings({ standard_intake_lb: intakeLb });
const eating = (weightLb: number, share: number, head = 1): Partial<CountClass> => ({
  head,
  average_weight_lb: weightLb,
  intake_percent: share * 100,
});
const units = (au: number, head = 1): Partial<CountClass> => ({ head, au_per_head: au });

const intakeOfOne: Worked = ({ weight = NaN, intake = NaN }) => ({
  dmi: standing([eating(weight, intake)]).after(1).herd.dailyDemandLb,
});

const unitsByIntake: Worked = ({ weight = NaN, intake = NaN, auYear = NaN }) => ({
  aue: standing([eating(weight, intake)], standardOf(auYear / 365)).after(1).herd.au,
});

const hayEaten: Worked = ({ forage = NaN, hayAdded = NaN, standardDmi = NaN, acres = 1 }) => {
  const ranch = standardOf(standardDmi).fed(day(0.5), hayAdded, { use: 'eaten', paddock_uuid: PADDOCK });
  const { net } = standing([units(forage / standardDmi)], ranch, acres).after(1).paddock;
  return { ad: net.ad, ada: net.ada, aum: net.aum };
};

const paddocksOfRotation: Worked = ({ restDays = NaN, grazingDays = NaN }) => ({
  paddocks: paddocksNeeded(restDays, grazingDays),
});

const MONTH_DAYS = 30;
const INTAKE_LB = 30;

/** Animal units for some months where a rate is given in AUM an acre. */
const capacityOfRate: Worked = ({ acres = NaN, rate = NaN, months = NaN }) => {
  const au = carryingCapacityAu(acres * rate * MONTH_DAYS * INTAKE_LB, INTAKE_LB, months * MONTH_DAYS);
  return { au, cows: au };
};

/** How each example is worked out by the figures that the pages show. */
export const WORKED: Readonly<Record<string, Worked>> = {
  W01: ({ cows = NaN, auPerCow = NaN, bulls = NaN, auPerBull = NaN }) => {
    const ranch = new ARanch().herd('both', [
      animals(units(auPerCow, cows)),
      animals({ animal: 'bulls', ...units(auPerBull, bulls) }),
    ]);
    return { animalUnits: allFigures(ranch.records(), instant(1)).herds.get('both')?.au ?? null };
  },
  W02: paddocksOfRotation,
  W11: ({ usable = NaN, stockUnits = NaN, dailyIntake = NaN }) => {
    const ranch = standardOf(dailyIntake).estimate(PADDOCK, day(0), usable);
    const { herd, feedDays } = standing([units(1, stockUnits)], ranch).after(0);
    return { dailyDemand: herd.dailyDemandLb, days: feedDays };
  },
  W14: ({ head = NaN, weight = NaN, intake = NaN, acres = NaN, usable = NaN }) => {
    const ranch = new ARanch().estimate(PADDOCK, day(0), usable);
    const { herd, paddock, feedDays } = standing([eating(weight, intake, head)], ranch, acres).after(0);
    const perHead = standing([eating(weight, intake)]).after(0).herd.dailyDemandLb;
    return { perHead, herd: herd.dailyDemandLb, supply: paddock.forageLeftLb, days: feedDays };
  },
  W17: ({ head = NaN, weight = NaN, intake = NaN }) => ({
    demand: standing([eating(weight, intake, head)]).after(1).herd.dailyDemandLb,
  }),
  W19: ({ animalUnits = NaN, days = NaN, acres = NaN }) => ({
    ada: standing([units(1, animalUnits)], new ARanch(), acres).after(days).paddock.gross.ada,
  }),
  W20: intakeOfOne,
  W22: paddocksOfRotation,
  W24: unitsByIntake,
  W25: unitsByIntake,
  W26: unitsByIntake,
  W27: unitsByIntake,
  W28: unitsByIntake,
  W29: ({ head = NaN, aumPerHead = NaN, days = NaN }) => ({
    aum: standing([units(aumPerHead, head)]).after(days).paddock.gross.aum,
  }),
  W30: intakeOfOne,
  W31: ({ perDay = NaN, days = NaN }) => ({
    aum: standing([units(1)], standardOf(perDay)).after(days).paddock.gross.forageLb,
  }),
  W32: ({ head = NaN, was = NaN, now = NaN }) => {
    const grown = standing([{ head, average_weight_lb: was, gain_lb_per_day: now - was }]);
    const [before, after] = [grown.after(0).herd.au, grown.after(1).herd.au];
    return { addedAu: typeof before === 'number' && typeof after === 'number' ? after - before : null };
  },
  W33: intakeOfOne,
  W34: ({ cow = NaN, calf = NaN }) => ({
    au: standing([{ animal: 'cow_calf', head: 1, average_weight_lb: cow + calf }]).after(1).herd.au,
  }),
  W37: ({ cows = NaN, auPerCow = NaN, cowMonths = NaN, bulls = NaN, auPerBull = NaN, bullMonths = NaN }) => {
    const ranch = new ARanch().off('herd 1', day(bullMonths * 30));
    const both = standing([units(auPerCow, cows), units(auPerBull, bulls)], ranch);
    return { needed: both.after(cowMonths * 30).paddock.gross.aum };
  },
  W39: ({ weight = NaN, intake = NaN }) => ({
    demand: standing([eating(weight, intake)]).after(365).paddock.gross.forageLb,
  }),
  W40: capacityOfRate,
  W42: ({ au = NaN, perDay = NaN, days = NaN }) => ({
    forage: standing([units(au)], standardOf(perDay)).after(days).paddock.gross.forageLb,
  }),
  W45: ({ head = NaN, weight = NaN, whole = NaN, paddock = NaN }) => {
    const herds = [
      ...standing([{ head, average_weight_lb: weight }])
        .after(1)
        .herds.values(),
    ];
    return {
      wholeDensity: stockDensity(herds, whole).lbPerAcre,
      paddockDensity: stockDensity(herds, paddock).lbPerAcre,
    };
  },
  W46: ({ recovery = NaN, paddocks = NaN }) => ({ grazing: meanGrazingPeriod(recovery, paddocks) }),
  W47: ({ acres = 1, perInch = 1, height = 1, stubble = 1, head = 1, weight = 1, intake = 1, utilisation = 1 }) => {
    const demand = standing([eating(weight, intake, head)]).after(1).herd.dailyDemandLb;
    const standingLb = acres * perInch * (height - stubble);
    return {
      daysAtFullUse: reserveHerdDays(standingLb, demand),
      days: reserveHerdDays(standingLb * utilisation, demand),
    };
  },
  W49: ({ acres = NaN, production = NaN, utilisation = NaN, perDay = NaN, days = NaN }) => ({
    au: carryingCapacityAu(acres * production * utilisation, perDay, days),
  }),
  W50: ({ acres = NaN, production = NaN, utilisation = NaN, au = NaN, perDay = NaN }) => {
    const ranch = standardOf(perDay).estimate(PADDOCK, day(0), production * utilisation);
    return { days: standing([units(1, au)], ranch, acres).after(0).feedDays };
  },
  W51: capacityOfRate,
  W53: ({ dmiIn = NaN, dmiOut = NaN, days = NaN }) => {
    // An import dates its second count at the middle of the stay.
    const ranch = new ARanch().count('herd 0', day(days / 2), [animals(units(dmiOut / 30))]);
    return { forage: standing([units(dmiIn / 30)], ranch).after(days).paddock.gross.forageLb };
  },
  W54: hayEaten,
  W55: hayEaten,
  W56: ({ wallClockDays = NaN, changeHours = NaN }) => {
    const wall = (days: number, hoursBehind: number) =>
      new Date(Date.parse('2026-03-07T12:00Z') + days * 86_400_000 + hoursBehind * 3_600_000).toISOString();
    const ranch = new ARanch()
      .settings({ time_zone: 'America/Los_Angeles' })
      .paddock(PADDOCK)
      .herd('herd', [animals()])
      .move('herd', wall(0, 8), PADDOCK)
      .off('herd', wall(wallClockDays, 8 - changeHours));
    return { days: paddockOf(allFigures(ranch.records(), Date.parse(day(0))), PADDOCK).grazingDays };
  },
};
