import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '@/backend/platform/project-root'

const program = join(projectRoot, 'backend/accounts/passwords/strength/known-words-program.mjs')

export interface WordList {
  has(word: string): boolean
}

let loading: Promise<WordList> | undefined

/**
 * Loads common passwords, and the most frequent words and names of German and English, in lower
 * case. The list is read when the first new password is checked, in a worker thread, so that it
 * does not block other requests.
 */
export function loadKnownWords(): Promise<WordList> {
  loading ??= readWords().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function readWords(): Promise<WordList> {
  return new Promise((resolve, reject) => {
    new Worker(program)
      .on('message', (lines: Uint8Array) => resolve(createWordList(lines)))
      .on('error', reject)
      .on('exit', () => reject(new Error('The list of common words could not be read.')))
  })
}

const lineEnd = 10

/**
 * Creates a word list that searches in sorted Latin-1 lines. A set of strings would take thirty
 * times the memory.
 */
export function createWordList(lines: Uint8Array): WordList {
  /** Returns the start of the line at an offset. */
  function lineStart(offset: number): number {
    let start = offset
    while (start > 0 && lines[start - 1] !== lineEnd) start -= 1
    return start
  }

  /** Returns a negative number if a word sorts before the line at `start`, 0 if it is equal. */
  function compare(word: string, start: number): number {
    for (let index = 0; index < word.length; index += 1) {
      const byte = lines[start + index]
      if (byte === undefined || byte === lineEnd) return 1
      const difference = word.charCodeAt(index) - byte
      if (difference !== 0) return difference
    }
    const after = lines[start + word.length]
    return after === undefined || after === lineEnd ? 0 : -1
  }

  return {
    has(word) {
      let low = 0
      let high = lines.length
      while (low < high) {
        const start = lineStart((low + high) >> 1)
        const order = compare(word, start)
        if (order === 0) return true
        if (order < 0) high = start
        else low = lines.indexOf(lineEnd, start) + 1 || lines.length
      }
      return false
    },
  }
}
