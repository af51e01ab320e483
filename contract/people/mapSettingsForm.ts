import { boolean, number, object, type Schema } from '../text/yup';
import { t } from '@domain/words';
import { presentText } from '../text/fields';
import { colorOf } from './color';
import {
  COLOR_SCHEMES,
  MAP_LAYERS,
  type ColorScheme,
  type MapLayer,
  type ObjectLayer,
  type ScaledScheme,
} from './mapSettings';
import { thresholdOf, thresholdProblem } from './threshold';

/** A scaled scheme as it is in the form: what is typed, the thresholds in the person's own units. */
export interface ScaleTexts {
  low: string;
  high: string;
  below: string;
  between: string;
  above: string;
}

/** What the form about the look of the map holds. */
export interface MapSettingsValues extends Record<ScaledScheme, ScaleTexts> {
  scheme: ColorScheme;
  mapLayer: MapLayer;
  objectLayers: Record<ObjectLayer, boolean>;
  paddockOpacity: number;
  fenceColor: string;
  uniform: { fill: string };
}

const NO_COLOR = t`We do not know this color. Pick one from the square, or type a name such as white`;
const NO_SCHEME = t`Choose a color scheme`;
const NO_LAYER = t`Choose a background`;
const NO_OPACITY = t`Choose an opacity from 0 to 1`;

const color = () => presentText(NO_COLOR).test('color', NO_COLOR, (value) => colorOf(value) !== undefined);

const threshold = () =>
  presentText(t`This field is required`).test('threshold', (value, { createError }) => {
    const message = thresholdProblem(value);
    return message === undefined || createError({ message });
  });

/** Whether the first is below the second, as far as both can be read. */
function isBelow(low: unknown, high: string): boolean {
  const [from, to] = [typeof low === 'string' ? thresholdOf(low) : undefined, thresholdOf(high)];
  return from === undefined || to === undefined || from < to;
}

const scale = object({
  low: threshold(),
  high: threshold().when('low', ([low]: unknown[], rule) =>
    rule.test('crossed', t`The high threshold must be above the low one`, (high) => isBelow(low, high)),
  ),
  below: color(),
  between: color(),
  above: color(),
});

/** Only the chosen scheme's values are in view, so only they are judged. */
const whenChosen = (scheme: ColorScheme, rule: Schema) =>
  object().when('scheme', ([chosen]: unknown[], anything) => (chosen === scheme ? rule : anything));

/** The form about the look of the map. */
export const mapSettingsFormSchema = object({
  scheme: presentText(NO_SCHEME).oneOf(COLOR_SCHEMES, NO_SCHEME),
  forage: whenChosen('forage', scale),
  restDays: whenChosen('restDays', scale),
  seasonADA: whenChosen('seasonADA', scale),
  grazingDays: whenChosen('grazingDays', scale),
  uniform: whenChosen('uniform', object({ fill: color() })),
  mapLayer: presentText(NO_LAYER).oneOf(MAP_LAYERS, NO_LAYER),
  objectLayers: object({ water: boolean(), gates: boolean(), fences: boolean(), notes: boolean() }),
  paddockOpacity: number()
    .defined(NO_OPACITY)
    .nonNullable(NO_OPACITY)
    .typeError(NO_OPACITY)
    .min(0, NO_OPACITY)
    .max(1, NO_OPACITY),
  fenceColor: color(),
});
