import { parentPort } from 'node:worker_threads'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

/**
 * Worker thread of `known-words.ts` that builds the list of common words as sorted lines in
 * Latin-1. Plain JavaScript, because a worker loads its file without the TypeScript compiler.
 */

/** Minimum length of a word, because shorter words occur in passwords by chance. */
const minimumLength = 3

/** Words with characters outside Latin-1 are skipped, so that each character is one byte. */
const latin1Pattern = /^[\0-\xff]*$/

const words = new Set([common, german].flatMap((dictionary) => Object.values(dictionary).flat()).map(lowerCase))
const lines = [...words].filter((word) => word.length >= minimumLength && latin1Pattern.test(word)).sort()
parentPort.postMessage(Buffer.from(lines.join('\n'), 'latin1'))

function lowerCase(word) {
  return word.toLowerCase()
}
