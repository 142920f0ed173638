/** What is said of a file that tells no phase: a set-up without one is in the action phase. */
export const NO_PHASE = 'which phase this is (the action phase is assumed)';
