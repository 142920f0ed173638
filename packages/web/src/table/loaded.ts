import type { PanelModule } from '@haggle/games';
import type { TableInfo } from '../api.ts';

/** A table with all that is needed to draw it. */
export type Loaded = {
  readonly table: string;
  readonly chair: string;
  readonly info: TableInfo;
  readonly panel: PanelModule;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
};
