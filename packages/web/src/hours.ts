const HOUR: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** An instant, in milliseconds since 1970 UTC, as the hour and minute of the reader's clock: `15:04`. */
export function hourOf(at: number): string {
  return new Date(at).toLocaleTimeString([], HOUR);
}

/** The same as the hour where that was today, else as the day. */
export function dayOrHourOf(at: number): string {
  const date = new Date(at);
  if (date.toDateString() === new Date().toDateString()) return hourOf(at);
  return date.toLocaleDateString([], { day: 'numeric', month: 'short' });
}
