import { readFileSync } from 'node:fs'

/** An instruction of a Dockerfile: its keyword in capitals and the text after it. */
interface Instruction {
  keyword: string
  text: string
}

interface Stage {
  /** The name, or the number of an unnamed stage. */
  name: string
  image: string
  instructions: Instruction[]
}

/** A COPY instruction; `stage` is null for files of the build context. */
interface Copy {
  stage: string | null
  sources: string[]
  target: string
}

/**
 * Parses the stages of the project's Dockerfile in order. The last one is the image.
 * @throws Error for an instruction before the first FROM
 */
export function readStages(text = readFileSync('Dockerfile', 'utf8')): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
  for (const line of lines.map((text) => text.trim()).filter(Boolean)) {
    const [keyword = '', ...words] = line.split(/\s+/)
    if (keyword === 'FROM') {
      const [image = '', , name = String(stages.length)] = words
      stages.push({ name, image, instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) throw new Error(`The Dockerfile has no stage for: ${line}`)
    stage.instructions.push({ keyword, text: line.slice(keyword.length).trim() })
  }
  return stages
}

/** Returns the stage of the image. */
export function getFinalStage(stages = readStages()): Stage {
  const stage = stages.at(-1)
  if (!stage) throw new Error('The Dockerfile has no stage')
  return stage
}

/** Lists the texts of a stage's instructions with a keyword, in order. */
export function listTexts(stage: Stage, keyword: string): string[] {
  return stage.instructions.filter((instruction) => instruction.keyword === keyword).map(({ text }) => text)
}

export function listCopies(stage: Stage): Copy[] {
  return listTexts(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/)
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
    const paths = words.filter((word) => !word.startsWith('--'))
    return { stage: from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
  })
}

/**
 * Parses a command in exec form into its words.
 * @throws SyntaxError for any other form
 */
export function parseExecForm(text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words)) throw new SyntaxError(`The command is not in exec form: ${text}`)
  return words.map(String)
}

/** Lists the single commands of a stage's RUN instructions. */
export function listCommands(stage: Stage): string[] {
  return listTexts(stage, 'RUN').flatMap((text) => text.split('&&').map((command) => command.trim()))
}

/** Lists the paths that the `packages` stage deletes; `*` is a wildcard. */
export function listRemovedPackages(stages = readStages()): string[] {
  const packages = stages.find(({ name }) => name === 'packages')
  const removals = packages ? listCommands(packages).filter((command) => command.startsWith('rm -rf ')) : []
  return removals.flatMap((command) => command.split(/\s+/).slice(2))
}

/** Returns the environment variables that a stage sets. */
export function getVariables(stage: Stage): Record<string, string> {
  const pairs = listTexts(stage, 'ENV').flatMap((text) => text.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}
