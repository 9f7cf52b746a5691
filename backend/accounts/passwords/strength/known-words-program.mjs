import { parentPort } from 'node:worker_threads'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

/**
 * Worker thread that builds the list of common words as sorted lines in Latin-1, for
 * known-words.ts. Plain JavaScript, since it is loaded from its file in build, development and
 * tests.
 */

/** Shorter words occur in passwords by chance. */
const shortest = 3

/** All words of the lists fit into one byte per character. */
const latin1 = /^[\0-\xff]*$/

const words = new Set(
  [common, german].flatMap((dictionary) => Object.values(dictionary).flat()).map(lowerCase),
)
const lines = [...words].filter((word) => word.length >= shortest && latin1.test(word)).sort()
parentPort.postMessage(Buffer.from(lines.join('\n'), 'latin1'))

function lowerCase(word) {
  return word.toLowerCase()
}
