export { rememberAll } from '@haggle/engine';
