import { refusalsOf } from '@testing/refusalsOf';
import { colorOf } from './color';
import { COLOR_SCHEMES } from './mapSettings';
import { mapSettingsFormSchema, type MapSettingsValues } from './mapSettingsForm';

const scale = { low: '30', high: '60', below: 'red', between: '#e0b04b', above: 'Green' };

const aForm = (over: Partial<MapSettingsValues> = {}): MapSettingsValues => ({
  scheme: 'restDays',
  mapLayer: 'ERSI_TOPO',
  objectLayers: { water: true, gates: false, fences: false, notes: false },
  paddockOpacity: 0.3,
  fenceColor: 'white',
  forage: scale,
  restDays: scale,
  seasonADA: scale,
  grazingDays: scale,
  uniform: { fill: '#229959' },
  ...over,
});

const refusals = (over: object) => refusalsOf(mapSettingsFormSchema, { ...aForm(), ...over });
const ofRest = (over: Partial<typeof scale>) => refusals({ restDays: { ...scale, ...over } });

const NO_COLOR = 'We do not know this color. Pick one from the square, or type a name such as white';
const NO_OPACITY = 'Choose an opacity from 0 to 1';

describe('the form about the look of the map', () => {
  it.each(COLOR_SCHEMES)('is good as it stands for %s', (scheme) => {
    expect(refusals({ scheme })).toEqual({});
  });

  it.each([
    ['', 'This field is required'],
    ['   ', 'This field is required'],
    ['-1', 'A threshold cannot be negative'],
    ['-.5', 'A threshold cannot be negative'],
    ['thirty', 'Type a number, such as 30 or 2.5'],
    ['1e3', 'Type a number, such as 30 or 2.5'],
    ['NaN', 'Type a number, such as 30 or 2.5'],
    ['Infinity', 'Type a number, such as 30 or 2.5'],
    ['0x10', 'Type a number, such as 30 or 2.5'],
    ['12345678', 'At most 7 digits, and 2 after the point'],
    ['1.234', 'At most 7 digits, and 2 after the point'],
  ])('refuses the threshold %j: %s', (low, words) => {
    expect(ofRest({ low })).toEqual({ 'restDays.low': words });
    expect(ofRest({ high: low })['restDays.high']).toBe(words);
  });

  it.each([
    ['60', '30'],
    ['30', '30'],
    ['9', '10.5'],
  ])('takes thresholds from %s to %s only when the first is below the second', (low, high) => {
    const words = 'The high threshold must be above the low one';
    expect(ofRest({ low, high })).toEqual(Number(low) < Number(high) ? {} : { 'restDays.high': words });
  });

  it('takes zero, decimals and blanks around a threshold', () => {
    expect(ofRest({ low: ' 0 ', high: ' 9999999.99 ' })).toEqual({});
    expect(ofRest({ low: '1,5', high: '1,250' })).toEqual({});
  });

  it.each(['', 'url(x)', '#12', '#12345', '#ggg', 'rgb(0,0,0)', 'transparent', 'whit'])(
    'refuses the color %j wherever it stands',
    (odd) => {
      expect(refusals({ fenceColor: odd })).toEqual({ fenceColor: NO_COLOR });
      expect(refusals({ scheme: 'uniform', uniform: { fill: odd } })).toEqual({ 'uniform.fill': NO_COLOR });
      expect(ofRest({ below: odd, between: odd, above: odd })).toEqual({
        'restDays.below': NO_COLOR,
        'restDays.between': NO_COLOR,
        'restDays.above': NO_COLOR,
      });
    },
  );

  it.each([-0.01, 1.01, NaN, Infinity, '', '0.3', null, undefined])('refuses the opacity %p', (paddockOpacity) => {
    expect(refusals({ paddockOpacity })).toEqual({ paddockOpacity: NO_OPACITY });
  });

  it('refuses a scheme and a background that there are not', () => {
    expect(refusals({ scheme: 'rainbow', mapLayer: 'streets' })).toEqual({
      scheme: 'Choose a color scheme',
      mapLayer: 'Choose a background',
    });
  });

  it.each(COLOR_SCHEMES)('holds nothing against %s for what stands in the other schemes', (scheme) => {
    const odd = { ...scale, low: 'x', below: 'x' };
    const all = { forage: odd, restDays: odd, seasonADA: odd, grazingDays: odd, uniform: { fill: 'x' } };
    expect(refusals({ scheme, ...all, [scheme]: aForm()[scheme === 'empty' ? 'uniform' : scheme] })).toEqual({});
  });
});

describe('colorOf', () => {
  it.each([
    [' White ', 'White'],
    ['#abc', '#abc'],
    ['#ABCD', '#ABCD'],
    ['#12345678', '#12345678'],
    ['rebeccapurple', 'rebeccapurple'],
    ['#1234567', undefined],
    ['constructor', undefined],
  ])('reads %j as %p', (text, color) => {
    expect(colorOf(text)).toBe(color);
  });
});
