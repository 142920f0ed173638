import { say } from '../say.ts';

/** Whose games these are, and whose this is not. */
export function Footer() {
  return <footer className="bottom small">{say('footer')}</footer>;
}
