export { derive, makeTable, rememberAll } from '@haggle/engine';
