import { join } from 'node:path'
import ts from 'typescript'

/** The project as the compiler sees it, by its own tsconfig.json. */
export function projectProgram(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(fileNames, { ...options, incremental: false })
}

/** One file beside the project's messages and without any library, for tests of the search itself. */
export function probeProgram(root: string, text: string): ts.Program {
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
