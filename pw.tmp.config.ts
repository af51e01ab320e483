import config from './playwright.config';
const { webServer, ...rest } = config;
void webServer;
export default { ...rest, workers: 1 };
