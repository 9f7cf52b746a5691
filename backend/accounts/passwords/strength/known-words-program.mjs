import { parentPort } from 'node:worker_threads'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

/**
 * The thread that puts the list of common words together (known-words.ts starts it) and ends: sorted lines in Latin-1. It is plain
 * JavaScript because it is started straight from its file, in the build, in development and in tests alike.
 */

/** Shorter ones are in every password by chance. */
const shortest = 3

/** One byte a character. The lists have no others. */
const latin1 = /^[\0-\xff]*$/

const words = new Set(
  [common, german].flatMap((dictionary) => Object.values(dictionary).flat()).map(lowerCase),
)
const lines = [...words].filter((word) => word.length >= shortest && latin1.test(word)).sort()
parentPort.postMessage(Buffer.from(lines.join('\n'), 'latin1'))

function lowerCase(word) {
  return word.toLowerCase()
}
