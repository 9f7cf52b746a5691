import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'

// Types of command-line.mjs, which has the documentation.

export declare class UsageError extends Error {
  override readonly name: 'UsageError'
}

interface Command<Options extends ParseArgsOptionsConfig> {
  options?: Options
  positionals?: readonly string[] | 'any'
}

type CommandLine<Options extends ParseArgsOptionsConfig> = Pick<
  ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>,
  'values' | 'positionals'
>

export declare function showHelp(usage: string, args?: readonly string[]): void
export declare function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: readonly string[],
): CommandLine<Options>
export declare function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options> & { usage: string },
  args?: readonly string[],
): CommandLine<Options>
export declare function exitWithUsage(usage: string, error: unknown): never
