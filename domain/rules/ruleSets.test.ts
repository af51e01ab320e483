import { ruleSetOf } from './ruleSets';

it('rule W1: a doubled withdrawal time is twice that of the label, also where the ranch has no rule set', () => {
  expect([ruleSetOf('us_nop'), ruleSetOf('none'), ruleSetOf(null)].map(({ withdrawal }) => withdrawal.factor)).toEqual([
    ...[2, 2, 2],
  ]);
});

it('vaccines are proposed as unaffected, and nothing is for others', () => {
  const { proposed } = ruleSetOf('us_nop');
  expect([proposed('vaccine'), proposed('parasite')]).toEqual(['unaffected', null]);
});
