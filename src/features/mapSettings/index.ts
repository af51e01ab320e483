export { MapSettingsForm } from './components/MapSettingsForm';
export type { PreviewedRanch } from './components/RanchPreview';
