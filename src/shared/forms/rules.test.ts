import { object, ref, string } from '@contract/text/yup';
import { lazyRules } from './rules';
import { rememberTyped, takeTyped } from './typedEarly';

const schema = object({
  email: string().required('Email is required').min(3, 'Email is short').email('Email is wrong'),
  name: string().required('Name is required'),
}).noUnknown();

it('holds nothing against good values', async () => {
  const rules = lazyRules(async () => schema);
  await expect(rules.validate({ email: 'a@b.cd', name: 'Maria' })).resolves.toEqual({});
});

it('gives every wrong field its first sentence', async () => {
  const rules = lazyRules(async () => schema);
  await expect(rules.validate({ email: 'x', name: '' })).resolves.toEqual({
    email: 'Email is short',
    name: 'Name is required',
  });
});

it('judges one wrong field on its own', async () => {
  const rules = lazyRules(async () => schema);
  await expect(rules.validate({ email: 'a@b.cd', name: '' })).resolves.toEqual({ name: 'Name is required' });
});

it('sees the values beside a field', async () => {
  const same = object({ one: string(), two: string().oneOf([ref('one')], 'Different') });
  await expect(lazyRules(async () => same).validate({ one: 'a', two: 'b' })).resolves.toEqual({ two: 'Different' });
});

it('loads the schema once, by whatever comes first', async () => {
  const load = jest.fn(async () => schema);
  const rules = lazyRules(load);
  rules.preload();
  rules.preload();
  await rules.validate({ email: '', name: '' });
  await rules.validate({ email: '', name: '' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not loaded before it is asked for', () => {
  const load = jest.fn(async () => schema);
  lazyRules(load);
  expect(load).not.toHaveBeenCalled();
});

it('is loaded at once where someone typed before the form came', () => {
  const load = jest.fn(async () => schema);
  const page = document.createElement('div');
  page.innerHTML = '<input name="email" value="maria@example.com" />';
  rememberTyped(page);
  lazyRules(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(takeTyped()).toEqual({ email: 'maria@example.com' });
});

it('R1: leaves the judging to the server while the schema cannot be had, and asks for it again', async () => {
  const load = jest.fn(async () => schema).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const rules = lazyRules(load);
  rules.preload();
  await expect(rules.validate({ email: '', name: '' })).resolves.toEqual({});
  await expect(rules.validate({ email: 'a@b.cd', name: '' })).resolves.toEqual({ name: 'Name is required' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not take a mistake in a schema for a mistake of the person', async () => {
  const broken = { validate: () => Promise.reject(new TypeError('broken')) };
  await expect(lazyRules(async () => broken).validate({})).rejects.toThrow('broken');
});
