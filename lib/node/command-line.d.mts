import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'

// Types of command-line.mjs, which has the documentation.

export declare class UsageError extends Error {
  override readonly name: 'UsageError'
}

interface Command<Options extends ParseArgsOptionsConfig> {
  options?: Options
  words?: readonly string[] | 'any'
}

type Words<Options extends ParseArgsOptionsConfig> = Pick<
  ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>,
  'values' | 'positionals'
>

export declare function showHelp(usage: string, args?: readonly string[]): void
export declare function parseWords<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: readonly string[],
): Words<Options>
export declare function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options> & { usage: string },
  args?: readonly string[],
): Words<Options>
export declare function exitWithUsage(usage: string, error: unknown): never
