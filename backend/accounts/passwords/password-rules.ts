import type { Services } from '@/backend/platform/services'
import { passwordLength } from '@/lib/contract/accounts/auth-requests'
import { AccountError } from '../account-error'
import type { AccountErrorCode } from '../messages'
import { normalizePassword } from './password'
import { loadKnownWords } from './strength/known-words'
import { countPoints } from './strength/points'
import { loadRelatedWords, type PasswordOwner } from './strength/related-words'

type PasswordServices = Pick<Services, 'db' | 'env' | 'isBreached'>

/** The strength of three common words, or of six unpredictable characters. */
const minPoints = 6

/**
 * Checks a new password (NIST SP 800-63B §3.1.1.2). It must have 10 to 128 characters and be absent
 * from the list of breached passwords. It must not consist only of digits, or only of a few common
 * words, names, sequences and repetitions, and must not contain the local part of the e-mail
 * address.
 * @throws AccountError for the field `param`
 */
export async function assertStrongPassword(
  services: PasswordServices,
  { password, owner, param }: { password: string; owner: PasswordOwner; param: string },
): Promise<void> {
  const code = await findWeakness(services, normalizePassword(password), owner)
  if (code) throw new AccountError(code, param)
}

async function findWeakness(
  services: PasswordServices,
  password: string,
  owner: PasswordOwner,
): Promise<AccountErrorCode | null> {
  const { length } = [...password]
  if (length < passwordLength.min) return 'password_too_short'
  if (length > passwordLength.max) return 'password_too_long'
  if (/^\p{Nd}+$/u.test(password)) return 'password_entirely_numeric'
  const commonWords = await loadKnownWords()
  if (countPoints(password, { commonWords, relatedWords: new Set() }) < minPoints) return 'password_too_common'
  const relatedWords = await loadRelatedWords(services, owner)
  if (countPoints(password, { commonWords, relatedWords }) < minPoints) return 'password_too_similar'
  if (containsLocalPart(password, owner.email)) return 'password_too_similar'
  return (await services.isBreached(password)) ? 'password_too_common' : null
}

/**
 * Returns true if a password contains the local part of an address. Ignores local parts of one or
 * two letters, which occur in most words.
 */
function containsLocalPart(password: string, email: string): boolean {
  const localPart = normalizePassword(email.slice(0, email.lastIndexOf('@'))).toLowerCase()
  return localPart.length > 2 && password.toLowerCase().includes(localPart)
}
