import { browserDrawer } from '@haggle/games/page';

/** Two soft strokes, made here: something waits for an answer. */
export function ring(): void {
  // Before anybody has touched the page browsers let it make no sound; not all tell whether somebody has.
  const activation: UserActivation | undefined = navigator.userActivation;
  if (!isSoundOn() || activation?.hasBeenActive === false) return;
  const context = new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 659],
    [0.14, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.09, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.75);
  }
  setTimeout(() => void context.close(), 1500);
}

const KEPT = 'haggle-sound';

/** Whether this browser is to ring; it is until somebody turns it off. */
export function isSoundOn(): boolean {
  return browserDrawer.getItem(KEPT) !== 'off';
}

/** Turns the bell on or off, in this browser and for all its tables. */
export function setSound(on: boolean): void {
  browserDrawer.setItem(KEPT, on ? 'on' : 'off');
}
