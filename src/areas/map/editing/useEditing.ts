import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import { editCorners } from '@domain/geometry/editCorners';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Position, Shape } from '@domain/geometry/Position';
import { sewIn, sewnAround, sewnEdits } from '@domain/geometry/sewIn';
import { shapeProblem } from '@domain/geometry/shapeProblem';
import { collator, listed } from '@domain/language/language';
import { t } from '@domain/words';
import {
  added,
  changed,
  selectAll,
  selectFigures,
  selectNow,
  type DataOf,
  type Held,
  type WithRecords,
} from '@records/index';
import { photoChanges, type PhotoDraft } from '@photos/photoDraft';
import { differing } from '@records/differing';
import { removedWhole } from '@records/removedWhole';
import { useNames } from '@records/useHerds';
import type { RanchMap } from '../land/RanchMap';
import { namedPaddock } from '@records/namedPaddock';
import type { Sketch } from './Hand';
import { asSubdivisions, inPlaceOf, type Part } from './replacing';
import { reshaped, shapesOf, without, type Paddock } from './shapeChanges';
import { splitByLine, type SplitPaddock } from './splitByLine';
import type { PartsAs } from './PartsAsChoice';
import { GRIPS, HINTS, type Tool } from './tools';
import { useHand } from './useHand';
import { useShapesBeneath } from './useShapesBeneath';
import { useSteps } from './useSteps';

/** A paddock that a line was drawn through, to be split by it or to have a lane along it. */
export interface CutPaddock extends SplitPaddock {
  readonly tool: 'split' | 'lane';
  readonly line: readonly Position[];
}

interface EditingOf {
  map: RanchMap | null;
  /** The paddock that the next shape is for; null: for a new one. */
  drawUuid: string | null;
  /** The paddock that is split; null: the one that the line crosses. */
  selectedUuid: string | null;
  /** A shape that was walked, or drawn for a paddock, is recorded. */
  onDrawn: () => void;
}

type Photos = readonly Held<DataOf<'photo'>>[];

/** Of the photos of a place: it may lie in no paddock, or go through several. */
const ofPlace = (uuid: string) => ({ kind: 'place', uuid, paddockUuid: null }) as const;

/** Drawing and editing on the map: the tool in hand, what was drawn, what is said about it, and what is recorded. */
export function useEditing({ map, drawUuid, selectedUuid, onDrawn }: EditingOf) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const now = useSelector(selectNow);
  const nameOf = useNames();
  const steps = useSteps();
  const store = useStore<WithRecords>();
  const [tool, setTool] = useState<Tool>('select');
  /** A tool that was pressed before there was a map. */
  const early = useRef<Tool | null>(null);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<Shape | null>(null);
  /** The shape that was named last: its form closes after that, too. */
  const named = useRef<Shape | null>(null);
  const [cut, setCut] = useState<CutPaddock | null>(null);
  const [put, setPut] = useState<PlaceShape | null>(null);
  /** Why the shape that is drawn for a paddock can't be its shape any more. */
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const live = useMemo(() => paddocks.filter(({ data }) => data.retired_at === null), [paddocks]);
  const shapes = useMemo(() => shapesOf(live), [live]);

  useShapesBeneath(live, (who, changed) => {
    const isAny = (uuid: string | undefined | null) => changed.some((paddock) => paddock.uuid === uuid);
    const names = listed(changed.map(({ data }) => data.name));
    const told = t`${who} changed the shape of ${names} while you were editing. The map shows it as it is now.`;
    if (tool === 'corners') setProblem(told);
    if (isAny(cut?.paddock.uuid)) {
      setCut(null);
      setProblem([told, t`Draw the line again.`].join(' '));
    }
    if (tool === 'draw' && isAny(drawUuid)) setOvertaken([told, t`Press Escape.`].join(' '));
  });

  const { hand, take } = useHand(map, shapes, {
    onSketch: setSketch,
    onShape: (shape) => finishShape(shape),
    onLine: (line) => {
      if (tool === 'line') setPut({ type: 'LineString', coordinates: line });
      if (tool !== 'split' && tool !== 'lane') return;
      const found = splitByLine(line, live, selectedUuid);
      setProblem('problem' in found ? `${found.problem}.` : null);
      if (!('problem' in found)) setCut({ ...found, tool, line });
    },
    onPoint: (coordinates) => setPut({ type: 'Point', coordinates }),
    onCorners: (edits) => {
      const land = editCorners(shapes, edits);
      if ('problem' in land) {
        const { key, problem: wrong } = land;
        const paddock = key === undefined ? null : nameOf(key);
        setProblem(paddock === null ? `${wrong}.` : t`${paddock}: ${wrong}. Move the corner on.`);
        return false;
      }
      setProblem(null);
      const paddocks = land.edited.map(nameOf).sort(collator.compare);
      const what = edits.at(-1)?.what === 'remove' ? 'removed_corner' : 'moved_corner';
      steps.record({ what, paddocks }, reshaped(live, land.changed));
      return true;
    },
  });

  /** Takes a shape that was drawn or walked, if it is good: for the paddock that waits for one, or for a new one. */
  const finishShape = (shape: Shape): boolean => {
    const wrong = shapeProblem(shape);
    const again = tool === 'walk' ? t`Remove corners, or walk on.` : t`Remove its last corners, or press Escape.`;
    setProblem(wrong === undefined ? overtaken : `${wrong}. ${again}`);
    if (overtaken !== null) return false;
    if (wrong === undefined && drawUuid === null) setDrawn(shape);
    else if (wrong === undefined && drawUuid !== null) reshape(drawUuid, shape);
    return wrong === undefined;
  };
  const choose = (next: Tool) => {
    setTool(next);
    setSketch(null);
    setProblem(null);
    setOvertaken(null);
    early.current = map === null ? next : null;
    take(GRIPS[next]).catch(() =>
      setProblem(t`This tool could not be loaded. Take it again when there is a connection.`),
    );
  };
  useEffect(() => {
    if (map !== null && early.current !== null) choose(early.current);
  });
  /** @param opened the paddock as its form was opened on it, where there was one */
  const reshape = (uuid: string, shape: Shape, opened?: Paddock) => {
    const made = live.map((paddock) => (paddock.uuid === opened?.uuid ? opened : paddock));
    steps.record({ what: 'drew', name: nameOf(uuid) }, reshaped(made, sewnEdits(new Map([[uuid, shape]]), shapes)));
    choose('select');
    onDrawn();
  };
  /** Records new paddocks in the place of others; those around them get their corners. */
  const replace = (said: Said, changes: Parameters<typeof steps.record>[1], made: readonly Part[], old: Paddock[]) => {
    const around = without(
      shapes,
      old.map(({ uuid }) => uuid),
    );
    const sewn = sewnAround(
      made.map(({ shape }) => shape),
      around,
    );
    steps.record(said, [...changes, ...reshaped(live, sewn)]);
    choose('select');
  };

  return {
    tool,
    choose,
    hand,
    steps,
    sketch,
    /** What to do next, or what is wrong with what was done. */
    message: problem ?? overtaken ?? (hand === null ? t`One moment: the tool is loading.` : HINTS[tool]),
    problem,
    finishShape,
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
        const paddock = added('paddock', namedPaddock(name, made.shape));
        steps.record({ what: 'drew_new', name }, [paddock, ...reshaped(live, made.changed)]);
        named.current = drawn;
        setDrawn(null);
        if (tool !== 'walk') return;
        choose('select');
        onDrawn();
      },
      /** It stays in hand, to be changed. */
      drop: () => {
        if (drawn !== null && drawn !== named.current && tool === 'draw') hand?.takeUp(drawn);
        setDrawn(null);
      },
    },
    cut: {
      inHand: cut,
      save: (parts: readonly Part[], as: PartsAs) => {
        if (cut === null) return;
        const { paddock } = cut;
        const made = as === 'subdivisions' ? asSubdivisions(paddock, parts) : inPlaceOf([paddock], parts, figures, now);
        const what = cut.tool === 'lane' ? 'cut_lane' : 'split';
        replace({ what, name: paddock.data.name }, made, parts, [paddock]);
        setCut(null);
      },
      drop: () => setCut(null),
    },
    place: {
      /** Where the next place is. */
      inHand: put,
      add: (place: DataOf<'place'>, photos: readonly PhotoDraft[]) => {
        const entry = added('place', place);
        steps.record({ what: 'added', kind: 'place', name: place.name }, [
          entry,
          ...photoChanges(ofPlace(entry.uuid), [], photos),
        ]);
        setPut(null);
      },
      drop: () => setPut(null),
      /** @param before the photos that the form was opened on */
      change: (held: Held<DataOf<'place'>>, place: DataOf<'place'>, before: Photos, photos: readonly PhotoDraft[]) => {
        const fields = differing(held.data, place);
        const changes = [
          ...(Object.keys(fields).length > 0 ? [changed('place', held, fields)] : []),
          ...photoChanges(ofPlace(held.uuid), before, photos),
        ];
        if (changes.length > 0) steps.record({ what: 'changed', kind: 'place', name: place.name }, changes);
      },
      remove: (held: Held<DataOf<'place'>>) =>
        steps.record(
          { what: 'deleted', kind: 'place', name: held.data.name },
          removedWhole(store.getState(), 'place', held),
        ),
    },
    merge: (old: readonly Paddock[], part: Part) => {
      const names = old.map(({ data }) => data.name);
      replace({ what: 'merged', paddocks: names }, inPlaceOf(old, [part], figures, now), [part], [...old]);
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;
