import type { UiState } from './uiSlice';

interface WithUi {
  ui: UiState;
}

export const selectAppSettings = ({ ui }: WithUi) => ui.appSettings;
export const selectIsRequestPending = ({ ui }: WithUi) => ui.pendingRequests > 0;
export const selectConnection = ({ ui }: WithUi) => ui.connection;
/** Whether the warning covers the page. */
export const selectIsCovered = ({ ui }: WithUi) => ui.connection === 'offline' && !ui.isWorkKept;
/** Whether the person works on without a network. */
export const selectIsWorkKept = ({ ui }: WithUi) => ui.isWorkKept;
export const selectIsOnline = ({ ui }: WithUi) => ui.connection === 'online';
export const selectMobilePrompt = ({ ui }: WithUi) => ui.mobilePrompt;
export const selectHasSound = ({ ui }: WithUi) => ui.sound;
export const selectToasts = ({ ui }: WithUi) => ui.toasts;
export const selectSessionsChanged = ({ ui }: WithUi) => ui.sessionsChanged;
export const selectWithdrawn = ({ ui }: WithUi) => ui.withdrawn;
