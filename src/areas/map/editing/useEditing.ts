import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { editProblem } from '@domain/geometry/editCorners';
import type { Position, Shape } from '@domain/geometry/Position';
import { sewIn } from '@domain/geometry/sewIn';
import { shapeProblem } from '@domain/geometry/shapeProblem';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { added, selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import type { RanchMap } from '../land/RanchMap';
import { drawnPaddock } from './drawnPaddock';
import type { Grip, Sketch } from './Hand';
import { overlapsInWords, reshaped, shapesOf } from './shapeChanges';
import { useHand } from './useHand';
import { useSteps } from './useSteps';

/** What a person has in hand. Selecting is to have nothing in hand. */
export type Tool = 'select' | 'draw' | 'corners' | 'split' | 'measure';

const GRIPS: Readonly<Record<Tool, Grip | null>> = {
  select: null,
  draw: 'shape',
  corners: 'corners',
  split: 'line',
  measure: 'line',
};

/** What is said when a tool is taken, at the map and to screen readers. */
const HINTS: Readonly<Record<Tool, string>> = {
  select: '',
  draw: 'Press where its corners are. Press the first one again to close it.',
  corners: 'Drag a corner, or a place on a fence to make one. Neighbours that share it move with it.',
  split: 'Draw a line across the paddock, from outside to outside. Press the last point again to end it.',
  measure: 'Press along what is to be measured.',
};

/**
 * Drawing and editing on the map: the tool in hand, what was drawn, what is said about it, and what is recorded.
 *
 * @param drawUuid the paddock that the next shape is for; null: for a new one
 */
export function useEditing(map: RanchMap | null, drawUuid: string | null) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const nameOf = useNames();
  const { area } = usePersonsUnits();
  const steps = useSteps();
  const [tool, setTool] = useState<Tool>('select');
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<Shape | null>(null);
  const [line, setLine] = useState<readonly Position[] | null>(null);
  const live = useMemo(() => paddocks.filter(({ data }) => data.retired_at === null), [paddocks]);
  const shapes = useMemo(() => shapesOf(live), [live]);

  const { hand, take } = useHand(map, shapes, {
    onSketch: setSketch,
    onShape: (shape) => {
      const wrong = shapeProblem(shape);
      setProblem(wrong === undefined ? null : `${wrong}. Draw it again.`);
      if (wrong !== undefined) return;
      const owner = live.find(({ uuid }) => uuid === drawUuid);
      if (owner === undefined) setDrawn(shape);
      else recordShape(shape, owner.uuid);
    },
    onLine: setLine,
    onPoint: () => undefined,
    onCorners: (changed) => {
      const wrong = editProblem(changed);
      setProblem(wrong === undefined ? null : `${nameOf(wrong.key)}: ${wrong.problem}. Move the corner on.`);
      if (wrong !== undefined) return;
      const sewn = [...changed].reduce<ReadonlyMap<string, Shape>>((known, [uuid, shape]) => {
        const others = new Map([...shapes, ...known].filter(([key]) => key !== uuid));
        const made = sewIn(shape, others);
        return new Map([...known, [uuid, made.shape], ...made.changed]);
      }, changed);
      const names = [...changed.keys()].map(nameOf);
      steps.record(`Moved a corner of ${names.slice(0, 3).join(', ')}`, reshaped(live, sewn));
    },
  });

  const choose = (next: Tool) => {
    setTool(next);
    setSketch(null);
    setLine(null);
    setProblem(null);
    void take(GRIPS[next]);
  };

  function recordShape(shape: Shape, uuid: string) {
    const made = sewIn(shape, new Map([...shapes].filter(([key]) => key !== uuid)));
    const all = new Map([...made.changed, [uuid, made.shape] as const]);
    steps.record(`Drew ${nameOf(uuid)}`, reshaped(live, all));
    choose('select');
  }

  const saveDrawn = (name: string) => {
    if (drawn === null) return;
    const made = sewIn(drawn, shapes);
    steps.record(`Drew paddock ${name}`, [
      added('paddock', drawnPaddock(name, made.shape)),
      ...reshaped(live, made.changed),
    ]);
    setDrawn(null);
  };

  return {
    tool,
    choose,
    hand,
    steps,
    sketch,
    /** What to do next, or what is wrong with what was done. */
    message: problem ?? HINTS[tool],
    drawn,
    /** What is odd about what was drawn, a sentence each. */
    warnings: drawn === null ? [] : overlapsInWords(drawn, shapes, nameOf, area),
    saveDrawn,
    dropDrawn: () => setDrawn(null),
    line,
  };
}
