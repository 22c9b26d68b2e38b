export { KeyPanel } from './key-panel.tsx';
