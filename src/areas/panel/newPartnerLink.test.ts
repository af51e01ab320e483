import { newPartnerLinkFormSchema, newPartnerLinkSchema } from '@contract/partners/partnerJoin';
import { newPartnerLink } from './newPartnerLink';

const empty = { program: 'Good Grass', first_name: '', last_name: '', email: '', phone_number: '' };

it('leaves out what was left empty, blanks too', () => {
  expect(newPartnerLink({ ...empty, first_name: '  ' })).toEqual({ program: 'Good Grass' });
});

it('is what the server takes whenever the form takes it', async () => {
  const filled = { ...empty, email: 'ana@example.com', phone_number: '(575)555-0110' };
  for (const form of [empty, filled]) {
    await expect(newPartnerLinkFormSchema.validate(form, { strict: true })).resolves.toEqual(form);
    await expect(newPartnerLinkSchema.validate(newPartnerLink(form), { strict: true })).resolves.toBeDefined();
  }
});

it.each([
  ['program', ''],
  ['program', 'x'.repeat(101)],
  ['email', 'ana@'],
  ['first_name', 'x'.repeat(101)],
])('the form refuses the %s %j', async (field, value) => {
  await expect(newPartnerLinkFormSchema.validate({ ...empty, [field]: value }, { strict: true })).rejects.toThrow();
});
