import fc from 'fast-check';

/** Draws begin at the same place each time, so that a run can be repeated; `HAGGLE_SEED` begins elsewhere. */
fc.configureGlobal({ seed: Number(process.env.HAGGLE_SEED ?? 1) });
