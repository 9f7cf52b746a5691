import { readFileSync } from 'node:fs'

/** One instruction of a Dockerfile: its keyword in capitals and what follows. */
interface Instruction {
  keyword: string
  text: string
}

interface Stage {
  /** Its name, else its number. */
  name: string
  image: string
  instructions: Instruction[]
}

/** A COPY: where from (a stage, or null for the project's folder), what, and where to. */
interface Copy {
  stage: string | null
  sources: string[]
  target: string
}

/** The stages of the project's Dockerfile, in order; the last one is the image. @throws Error for what stands before the first FROM */
export function readStages(text = readFileSync('Dockerfile', 'utf8')): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
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

/** The image's own stage. */
export function finalStage(stages = readStages()): Stage {
  const stage = stages.at(-1)
  if (!stage) throw new Error('The Dockerfile has no stage')
  return stage
}

/** What a stage says with a keyword, in order. */
export function textsOf(stage: Stage, keyword: string): string[] {
  return stage.instructions.filter((one) => one.keyword === keyword).map(({ text }) => text)
}

export function copiesOf(stage: Stage): Copy[] {
  return textsOf(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/)
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
    const paths = words.filter((word) => !word.startsWith('--'))
    return { stage: from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
  })
}

/** The words of a command in exec form. @throws SyntaxError where it is written in another way */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words)) throw new SyntaxError(`No command in exec form: ${text}`)
  return words.map(String)
}

/** The commands that a stage runs while it is built, one each. */
export function commandsOf(stage: Stage): string[] {
  return textsOf(stage, 'RUN').flatMap((text) => text.split('&&').map((command) => command.trim()))
}

/** The paths that the stage of the packages takes away again, with `*` for what differs. */
export function removedPackages(stages = readStages()): string[] {
  const packages = stages.find(({ name }) => name === 'packages')
  const removals = packages ? commandsOf(packages).filter((command) => command.startsWith('rm -rf ')) : []
  return removals.flatMap((command) => command.split(/\s+/).slice(2))
}

/** The variables that a stage sets. */
export function variablesOf(stage: Stage): Record<string, string> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}
