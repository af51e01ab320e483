import { createContext } from 'react';
import { DEFAULT_APP_SETTINGS, type AppSettings } from '@contract/http/appSettings';

/** The application settings for components that know no state; the built-in ones until the server's are there. */
export const AppSettingsContext = createContext<AppSettings>(DEFAULT_APP_SETTINGS);
