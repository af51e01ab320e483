import { useContext } from 'react';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';

/** Whom to write to, after some words; nothing where the operator has named nobody. */
export function SupportEmail({ before }: { before: string }) {
  const { SUPPORT_EMAIL: email } = useContext(AppSettingsContext);
  if (email === '') return null;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
