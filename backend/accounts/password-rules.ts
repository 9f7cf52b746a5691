import { passwordLength } from '@/lib/contract/auth-requests'
import { AccountError, type AccountErrorCode } from './account-error'
import { isCommon } from './common-passwords'

/**
 * Checks a new password: 10 to 128 characters, not digits alone, not among the 10,000 commonest, without the name of the
 * e-mail address.
 * @throws AccountError about the field `param`
 */
export function checkNewPassword(password: string, email: string, param: string): void {
  const code = weakness(password, email)
  if (code) throw new AccountError(code, param)
}

function weakness(password: string, email: string): AccountErrorCode | null {
  const { length } = [...password]
  if (length < passwordLength.min) return 'password_too_short'
  if (length > passwordLength.max) return 'password_too_long'
  if (/^\p{Nd}+$/u.test(password)) return 'password_entirely_numeric'
  if (isCommon(password)) return 'password_too_common'
  return containsName(password, email) ? 'password_too_similar' : null
}

/** Names of one or two letters are in most words. */
function containsName(password: string, email: string): boolean {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return name.length > 2 && password.toLowerCase().includes(name)
}
