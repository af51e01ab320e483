export { MapSettingsForm } from './components/MapSettingsForm';
export { SampleMap } from './components/SampleMap';
