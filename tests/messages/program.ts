import { join } from 'node:path'
import ts from 'typescript'

/** Creates the compiler's program of the project from its tsconfig.json. */
export function createProjectProgram(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(fileNames, { ...options, incremental: false })
}

/** Creates a program of one file and the messages, without libraries, to test the searches. */
export function createProbeProgram(root: string, text: string): ts.Program {
  const path = join(root, 'tests/messages/probe.ts')
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    resolveJsonModule: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : read(name, ...rest)
  return ts.createProgram([path], options, host)
}
