const maxCommentColumns = 100

const commentLinePattern = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/

/** Matches lines that cannot be wrapped: directives of tools, and lines with an address. */
const unbreakablePattern = /biome-ignore|@ts-|https?:\/\//

/** Finds the comment lines that are too long, each as `path:line: columns`. */
export function findLongComments(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= maxCommentColumns || !commentLinePattern.test(line) || unbreakablePattern.test(line)) return []
    return [`${path}:${index + 1}: a comment of ${line.length} columns (at most ${maxCommentColumns})`]
  })
}

/** Pronouns without a person or thing, and words of legends (docs/style.md). */
const idiomPattern = /\b(?:nobody|somebody|whoever|whatever|wherever|whichever|anew|one['’]s own)\b/i

/** A comment that opens like a question does not say what the code is or does. */
const questionPattern = /^\s*(?:\/\/|\/\*+|\*|\{\/\*)\s*(?:What|Whether|Who|Whose|Which|How|Why)\b/

/** Finds idioms in comments, and comments that open like a question, as `path:line: reason`. */
export function findIdioms(path: string, text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (!commentLinePattern.test(line)) return []
    const [word] = idiomPattern.exec(line) ?? []
    if (word) return [`${path}:${index + 1}: "${word}" in a comment`]
    const isFirst = isFirstCommentLine(line, lines[index - 1] ?? '')
    return isFirst && questionPattern.test(line) ? [`${path}:${index + 1}: a comment like a question`] : []
  })
}

function isFirstCommentLine(line: string, previousLine: string): boolean {
  if (/^\s*\*/.test(line)) return /^\s*\/\*+\s*$/.test(previousLine)
  return !/^\s*\/\//.test(line) || !/^\s*\/\//.test(previousLine)
}
