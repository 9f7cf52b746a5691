import { openBreachedPasswords } from '@/backend/accounts/passwords/strength/breached'
import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem, warning } from './finding'

/** Minimum of different characters. Random texts of 32 have more, repeated words fewer. */
const minDifferentCharacters = 10

interface Settings {
  SECRET_KEY?: string | undefined
  BACKEND_TOKEN?: string | undefined
  PASSWORD_BREACH_FILE?: string | undefined
}

const advice = 'Create one: openssl rand -hex 32.'

/**
 * Checks that secrets are set and hard to guess, and that the list of breached passwords is
 * readable.
 */
export async function checkSecrets(settings: Settings): Promise<Finding[]> {
  return [
    checkSecretKey(settings.SECRET_KEY),
    ...checkToken(settings.BACKEND_TOKEN),
    ...(await checkBreachFile(settings.PASSWORD_BREACH_FILE)),
  ]
}

const isEasyToGuess = (secret: string) => new Set(secret).size < minDifferentCharacters

function checkSecretKey(key: string | undefined): Finding {
  const subject = 'SECRET_KEY'
  if (key === undefined) {
    const text = 'It is not set. A copy of the database is enough to read the secrets of authenticator apps.'
    return warning(subject, text, `${advice} Do not change it afterward.`)
  }
  if (isEasyToGuess(key)) {
    const change = 'Replace it before accounts have authenticator apps. They would stop working.'
    return warning(subject, 'It is easy to guess.', `${advice} ${change}`)
  }
  return good(subject, 'It is set. Keep a copy with the backups, which need it.')
}

function checkToken(token: string | undefined): Finding[] {
  if (token === undefined || !isEasyToGuess(token)) return []
  return [warning('BACKEND_TOKEN', 'It is easy to guess.', `${advice} Use the same one for the site and the backend.`)]
}

async function checkBreachFile(path: string | undefined): Promise<Finding[]> {
  if (path === undefined) return []
  const subject = 'PASSWORD_BREACH_FILE'
  try {
    await openBreachedPasswords(path)
    return [good(subject, 'The list can be read.')]
  } catch (error) {
    return [problem(subject, toReason(error), 'Set it to a sorted file of SHA-1 hashes, or leave it empty.')]
  }
}
