/** Milliseconds: a finger is lifted to read; so long after it, and after the last scrolling, it still points. */
export const LINGERS = 20_000;

/** Milliseconds: a pointer that has not moved for so long rests there, and points at nothing any more. */
export const RESTS = 6000;

/** Follows whether somebody points at a thing, by mouse or by finger. */
export type Pointing = {
  readonly enter: (isTouch: boolean) => void;
  readonly leave: (isTouch: boolean) => void;
  readonly scroll: () => void;
  /** Something else was pressed. */
  readonly elsewhere: () => void;
  readonly end: () => void;
};

/** Tells whenever somebody begins to point, or does not any more. */
export function followPointing(tell: (isPointedAt: boolean) => void): Pointing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLingering = false;
  const letGo = () => {
    clearTimeout(timer);
    isLingering = false;
    tell(false);
  };
  const letGoAfter = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(letGo, pause);
  };
  const linger = () => {
    isLingering = true;
    letGoAfter(LINGERS);
  };
  return {
    enter: (isTouch) => {
      clearTimeout(timer);
      isLingering = false;
      tell(true);
      if (!isTouch) letGoAfter(RESTS);
    },
    leave: (isTouch) => (isTouch ? linger() : letGo()),
    scroll: () => isLingering && linger(),
    elsewhere: () => isLingering && letGo(),
    end: () => clearTimeout(timer),
  };
}
