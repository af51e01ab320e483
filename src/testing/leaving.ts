import { screen } from '@testing-library/react';

/** The question that is asked before changes that are not saved are left behind. */
export const leaveQuestion = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

export const stayButton = () => screen.getByRole('button', { name: 'Stay here' });

export const leaveButton = () => screen.getByRole('button', { name: 'Leave' });
