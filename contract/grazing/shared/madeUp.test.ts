import { MADE_UP } from '../../testing/madeUpKind';
import { projected, shareTerms } from '../../testing/projections';
import { shareRules, SHARED } from '.';

const AT = '2026-07-01T12:00:00.000Z';
const herd = (more: object = {}) => ({
  kind: 'herd',
  uuid: 'h',
  data: { name: 'Pairs', color: '#aa5500', ours: true, retired_at: null, note: '', ...more },
});

it('a kind without a word about sharing is in no projection', () => {
  const trial = { kind: MADE_UP, uuid: 't', data: { herd_uuid: 'h', at: AT, note: 'canary' } };
  expect(shareRules().has(MADE_UP)).toBe(false);
  expect(projected([herd(), trial], shareTerms()).map(({ kind }) => kind)).toEqual(['herd']);
});

it('a field without a word about sharing is in no projection', () => {
  expect(JSON.stringify(projected([herd({ spare: 'canary' })], shareTerms()))).not.toContain('canary');
});

it('a field whose word was taken away is not told', () => {
  const { name: _name, ...fields } = SHARED.herd.fields;
  const rules = shareRules({ ...SHARED, herd: { ...SHARED.herd, fields } });
  expect([...(rules.get('herd')?.fields.keys() ?? [])]).not.toContain('name');
});
