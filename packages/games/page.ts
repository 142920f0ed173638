/** What the page is drawn with as well as the games' panels: it needs React, which the rules do not. */
export { AskedButton } from './panel/asked-button.tsx';
export {
  browserDrawer,
  type Drawer,
  type EmptiedDrawer,
  readKept,
  tabDrawer,
  writeKept,
} from './panel/drawer.ts';
export { DropDown } from './panel/drop-down.tsx';
export { Fetched, makePart } from './panel/fetched.tsx';
export { useEndInSight } from './panel/use-end-in-sight.ts';
export { usePassing } from './panel/use-passing.ts';
