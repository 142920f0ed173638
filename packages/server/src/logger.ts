import { type Logger, pino } from 'pino';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * A logger that writes JSON lines to standard error. It is never given a body, a header or a view;
 * should one slip in with an error, the places where secrets travel are cut out.
 */
export function makeLogger(level: LogLevel): Logger {
  const redact = ['*.authorization', '*.cookie', '*.key', '*.headers', '*.view', '*.state'];
  return pino({ level, redact }, pino.destination({ dest: 2, sync: false }));
}
