import type { SpokenRefusal } from '@haggle/engine';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Reply } from './api.ts';

/** A result as agents read it (JSON text) and as programs do. */
export function tell(value: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    structuredContent: { ...value },
  };
}

/** Why something was not done, as a tool's error: the agent reads it and can do better. */
export function complainOf(refusal: SpokenRefusal | { readonly message: string }): CallToolResult {
  return { ...tell(refusal), isError: true };
}

/** What a server answered. */
export function tellReply(reply: Reply<object>): CallToolResult {
  return reply.ok ? tell(reply.value) : complainOf(reply.refusal);
}
