import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '@/backend/platform/project-root'

const program = join(projectRoot, 'backend/accounts/passwords/strength/known-words-program.mjs')

export interface WordList {
  has(word: string): boolean
}

/**
 * The word list while it loads and afterwards; undefined before the first use and after a failure.
 */
let wordList: Promise<WordList> | undefined

/**
 * Loads common passwords and the most frequent German and English words and names, in lower case,
 * when the first new password is checked. A worker thread reads them, because that takes long
 * enough to delay other requests.
 */
export function loadKnownWords(): Promise<WordList> {
  wordList ??= readWords().catch((error: unknown) => {
    wordList = undefined
    throw error
  })
  return wordList
}

function readWords(): Promise<WordList> {
  return new Promise((resolve, reject) => {
    new Worker(program)
      .on('message', (lines: Uint8Array) => resolve(createWordList(lines)))
      .on('error', reject)
      .on('exit', () => reject(new Error('The list of common words could not be read.')))
  })
}

/** The code of the line feed at the end of each line. */
const lineEnd = 10

/**
 * Creates a word list that searches the sorted Latin-1 lines in place. A set of strings would take
 * thirty times the memory.
 */
export function createWordList(lines: Uint8Array): WordList {
  /** Returns the start of the line that contains an offset. */
  function findLineStart(offset: number): number {
    let start = offset
    while (start > 0 && lines[start - 1] !== lineEnd) start -= 1
    return start
  }

  /**
   * Returns 0 if a word equals the line at `start`, a negative number if it sorts before the line,
   * and a positive number if it sorts after the line.
   */
  function compare(word: string, start: number): number {
    for (let index = 0; index < word.length; index += 1) {
      const byte = lines[start + index]
      if (byte === undefined || byte === lineEnd) return 1
      const difference = word.charCodeAt(index) - byte
      if (difference !== 0) return difference
    }
    const nextByte = lines[start + word.length]
    return nextByte === undefined || nextByte === lineEnd ? 0 : -1
  }

  return {
    has(word) {
      let low = 0
      let high = lines.length
      while (low < high) {
        const start = findLineStart((low + high) >> 1)
        const order = compare(word, start)
        if (order === 0) return true
        if (order < 0) high = start
        else low = lines.indexOf(lineEnd, start) + 1 || lines.length
      }
      return false
    },
  }
}
