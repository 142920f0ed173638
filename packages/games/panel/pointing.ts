/** Milliseconds: a finger is lifted to read; so long after it, and after the last scrolling, it still points. */
export const LINGERS = 20_000;

/** Milliseconds: the same where what it points at waits to be put right. */
export const HURRIES = 2000;

/** Milliseconds: a pointer that has not moved for so long rests there, and points at nothing any more. */
export const RESTS = 6000;

/** Follows whether somebody points at a thing, by mouse or by finger. */
export type Pointing = {
  readonly enter: (isTouch: boolean) => void;
  readonly leave: (isTouch: boolean) => void;
  readonly scroll: () => void;
  /** Something else was pressed. */
  readonly elsewhere: () => void;
  /** Whether what is pointed at waits to be put right: a finger that is lifted then keeps it for a moment only. */
  readonly hurry: (isHurried: boolean) => void;
  readonly end: () => void;
};

/** Tells whenever somebody begins to point, or does not any more. */
export function followPointing(tell: (isPointedAt: boolean) => void): Pointing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLingering = false;
  let pause = LINGERS;
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
    letGoAfter(pause);
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
    hurry: (isHurried) => {
      const next = isHurried ? HURRIES : LINGERS;
      if (next === pause) return;
      pause = next;
      if (isLingering) linger();
    },
    end: () => clearTimeout(timer),
  };
}
