export { ClientPicker, type PickedClient } from './client-picker.tsx';
