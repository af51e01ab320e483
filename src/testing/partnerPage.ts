import { screen } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import { aPartnerLink, aToken } from './factories';
import type { Answer } from './fakeServer';
import { renderApp } from './renderApp';

export const CONTRACTED = 'POST /api/v1/ranch/contracted';

/** The page of the partner join, opened by a link with these claims. */
export function openPartnerJoin(
  claims: object = aPartnerLink(),
  answer: Answer = { status: 201, body: { token: 'canary-token' } },
) {
  linkTokens.forget('invitation_token');
  const link = `/partner-join?invitation_token=${encodeURIComponent(aToken(claims))}`;
  return renderApp(link, { answers: { [CONTRACTED]: answer } });
}

/** "Email" names a field and a box to tick. */
export const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input:not([type=checkbox]), select' });
export const state = () => screen.getByRole('combobox', { name: 'State' });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const button = () => screen.getByRole('button', { name: 'Join the program' });
