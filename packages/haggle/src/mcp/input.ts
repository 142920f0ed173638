import { locateIssue } from '@haggle/engine';
import { z } from 'zod';

/** The shape of a tool's input. What is wrong with one is told by the field, in words that a person uses. */
export function inputOf<T extends z.core.$ZodLooseShape>(shape: T): z.ZodObject<T, z.core.$strict> {
  const schema = z.strictObject(shape);
  const validate = async (input: unknown) => {
    const read = await schema.safeParseAsync(input);
    if (read.success) return { value: read.data };
    const issues = read.error.issues.map((issue) => {
      const { path, problem } = locateIssue(issue, input);
      return { path, message: problem };
    });
    return { issues };
  };
  return Object.assign(schema, { '~standard': { ...schema['~standard'], validate } });
}
