import { stepsFor, type RecordFacts } from './stepsFor';

const NEW: RecordFacts = {
  hasPaddocks: false,
  hasHerds: false,
  hasMoves: false,
  mayAddPaddocks: true,
  mayRecord: true,
};

it.each([
  ['of a new ranch', {}, ['Add your paddocks', 'Add your herds']],
  ['of a new ranch for a member', { mayAddPaddocks: false }, ['Add your herds']],
  ['of a new ranch for a viewer', { mayAddPaddocks: false, mayRecord: false }, []],
  ['with paddocks', { hasPaddocks: true }, ['Add your herds']],
  ['with herds', { hasHerds: true }, ['Add your paddocks']],
  ['with both', { hasPaddocks: true, hasHerds: true }, ['Put your herds on pasture']],
  ['with both for a viewer', { hasPaddocks: true, hasHerds: true, mayAddPaddocks: false, mayRecord: false }, []],
  ['once something has moved', { hasPaddocks: true, hasHerds: true, hasMoves: true }, []],
])('the next steps %s', (_what, facts, links) => {
  expect(stepsFor({ ...NEW, ...facts }).map(({ link }) => link)).toEqual(links);
});
