/** Types of low-memory.mjs, which has the documentation. */
export declare const lowMemory: { flags: string[]; env: Record<string, string> }
