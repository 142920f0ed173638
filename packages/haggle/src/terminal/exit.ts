/** What the command line answers with: yes, a checked no, or bad usage or input. */
export const YES = 0;
export const NO = 1;
export const BAD = 2;

export type Exit = typeof YES | typeof NO | typeof BAD;

/** An action for commander that leaves with the code its handler returns. */
export function leaveWith<A extends readonly unknown[]>(
  handler: (...args: A) => Exit | Promise<Exit>,
): (...args: A) => Promise<void> {
  return async (...args) => {
    process.exitCode = await handler(...args);
  };
}
