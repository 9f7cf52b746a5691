const maxCommentColumns = 100

const commentLine = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/

/** Lines that cannot be wrapped: directives of tools, and lines with an address. */
const unbreakable = /biome-ignore|@ts-|https?:\/\//

/** Finds the comment lines that are too long, each as `path:line: columns`. */
export function findLongComments(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= maxCommentColumns || !commentLine.test(line) || unbreakable.test(line)) return []
    return [`${path}:${index + 1}: a comment of ${line.length} columns (at most ${maxCommentColumns})`]
  })
}
