import { createContext } from 'react';
import type { ApiClient } from './apiClient';

/** The way to the server, for the rare call that neither a saga nor a list makes. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);
