import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { editProblem } from '@domain/geometry/editCorners';
import type { Shape } from '@domain/geometry/Position';
import { sewIn } from '@domain/geometry/sewIn';
import { shapeProblem } from '@domain/geometry/shapeProblem';
import { added, selectAll, selectFigures, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import type { RanchMap } from '../land/RanchMap';
import { drawnPaddock } from './drawnPaddock';
import type { Sketch } from './Hand';
import { asSubdivisions, inPlaceOf, type Part } from './replacing';
import { reshaped, sewnAround, sewnEdits, shapesOf, without, type Paddock } from './shapeChanges';
import { splitByLine, type SplitPaddock } from './splitByLine';
import type { PartsAs } from './SplitForm';
import { GRIPS, HINTS, type Tool } from './tools';
import { useHand } from './useHand';
import { useSteps } from './useSteps';

interface EditingOf {
  map: RanchMap | null;
  /** The paddock that the next shape is for; null: for a new one. */
  drawUuid: string | null;
  /** The paddock that is split; null: the one that the line crosses. */
  selectedUuid: string | null;
  /** A shape that was drawn for a paddock is recorded. */
  onDrawn: () => void;
}

/** Drawing and editing on the map: the tool in hand, what was drawn, what is said about it, and what is recorded. */
export function useEditing({ map, drawUuid, selectedUuid, onDrawn }: EditingOf) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const nameOf = useNames();
  const steps = useSteps();
  const [tool, setTool] = useState<Tool>('select');
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<Shape | null>(null);
  const [split, setSplit] = useState<SplitPaddock | null>(null);
  const live = useMemo(() => paddocks.filter(({ data }) => data.retired_at === null), [paddocks]);
  const shapes = useMemo(() => shapesOf(live), [live]);

  const { hand, take } = useHand(map, shapes, {
    onSketch: setSketch,
    onShape: (shape) => {
      const wrong = shapeProblem(shape);
      setProblem(wrong === undefined ? null : `${wrong}. Draw it again.`);
      if (wrong === undefined && drawUuid === null) setDrawn(shape);
      else if (wrong === undefined && drawUuid !== null) reshape(drawUuid, shape);
    },
    onLine: (line) => {
      if (tool !== 'split') return;
      const found = splitByLine(line, live, selectedUuid);
      setProblem('problem' in found ? `${found.problem}.` : null);
      if (!('problem' in found)) setSplit(found);
    },
    onPoint: () => undefined,
    onCorners: (edited) => {
      const wrong = editProblem(edited);
      setProblem(wrong === undefined ? null : `${nameOf(wrong.key)}: ${wrong.problem}. Move the corner on.`);
      if (wrong !== undefined) return;
      const names = [...edited.keys()].map(nameOf).sort().join(', ');
      steps.record(`Moved a corner of ${names}`, reshaped(live, sewnEdits(edited, shapes)));
    },
  });

  const choose = (next: Tool) => {
    setTool(next);
    setSketch(null);
    setProblem(null);
    void take(GRIPS[next]);
  };
  const reshape = (uuid: string, shape: Shape) => {
    steps.record(`Drew ${nameOf(uuid)}`, reshaped(live, sewnEdits(new Map([[uuid, shape]]), shapes)));
    choose('select');
    onDrawn();
  };
  /** Records new paddocks in the place of others; those around them get their corners. */
  const replace = (
    label: string,
    changes: Parameters<typeof steps.record>[1],
    made: readonly Part[],
    old: Paddock[],
  ) => {
    const around = without(
      shapes,
      old.map(({ uuid }) => uuid),
    );
    const sewn = sewnAround(
      made.map(({ shape }) => shape),
      around,
    );
    steps.record(label, [...changes, ...reshaped(live, sewn)]);
    choose('select');
  };

  return {
    tool,
    choose,
    hand,
    steps,
    sketch,
    /** What to do next, or what is wrong with what was done. */
    message: problem ?? HINTS[tool],
    live,
    shapes,
    reshape,
    drawn: {
      shape: drawn,
      /** Asks for the name of a paddock of that shape. */
      begin: setDrawn,
      save: (name: string) => {
        if (drawn === null) return;
        const made = sewIn(drawn, shapes);
        const paddock = added('paddock', drawnPaddock(name, made.shape));
        steps.record(`Drew paddock ${name}`, [paddock, ...reshaped(live, made.changed)]);
        setDrawn(null);
      },
      drop: () => setDrawn(null),
    },
    split: {
      inHand: split,
      save: (parts: readonly Part[], as: PartsAs) => {
        if (split === null) return;
        const { paddock } = split;
        const made = as === 'subdivisions' ? asSubdivisions(paddock, parts) : inPlaceOf([paddock], parts, figures);
        replace(`Split ${paddock.data.name}`, made, parts, [paddock]);
        setSplit(null);
      },
      drop: () => setSplit(null),
    },
    merge: (old: readonly Paddock[], part: Part) => {
      const names = old.map(({ data }) => data.name).join(' and ');
      replace(`Merged ${names}`, inPlaceOf(old, [part], figures), [part], [...old]);
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;
