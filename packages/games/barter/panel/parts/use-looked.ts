import { useState } from 'react';

type Looked = {
  /** Whether an offer stands otherwise than when it was last looked at. */
  readonly isNews: boolean;
  /** Looks at it as it stands now. */
  readonly look: () => void;
};

/** Which revision of an offer somebody has before their eyes: terms that change under a finger are news first. */
export function useLooked(revision: number): Looked {
  const [looked, setLooked] = useState(revision);
  return { isNews: looked !== revision, look: () => setLooked(revision) };
}
