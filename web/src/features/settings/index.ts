export { settingsPagesFor } from './pages.ts';
