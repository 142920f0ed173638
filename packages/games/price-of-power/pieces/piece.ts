import type { PieceKind } from '../commands.ts';

/** A piece that a host puts on the board or takes from it, all said. */
export type Piece = {
  readonly what: PieceKind;
  readonly at: string;
  readonly realm: string | null;
  readonly size: 'small' | 'large' | null;
  readonly slot: boolean | null;
  readonly in: 'fleet' | 'port' | null;
  readonly count: number;
};

/** A piece as a command names it. */
export type PieceCommand = {
  readonly what: PieceKind;
  readonly at: string;
  readonly realm?: string | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly slot?: boolean | undefined;
  readonly in?: 'fleet' | 'port' | undefined;
  readonly count?: number | undefined;
};

/** A ship or Merchant that a host moves. */
export type PieceMove = {
  readonly what: 'light-ship' | 'merchant';
  readonly realm: string;
  readonly from: string;
  readonly to: string;
  readonly slot: boolean | null;
};
