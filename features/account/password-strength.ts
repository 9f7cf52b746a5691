import { passwordLength } from '@/lib/contract/accounts/auth-requests'

const wordAndDigitsPattern = /^\p{L}+[\d\p{P}]*$/u

/**
 * Rates a password from 0 (empty) to 3, by its length (NIST SP 800-63B) and its number of different
 * characters. A single word followed by digits is rated as weak. The rating is only a hint; the
 * backend decides which passwords are accepted.
 */
export function ratePassword(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0
  const variety = new Set(password).size
  if (password.length < passwordLength.min || variety < 6 || wordAndDigitsPattern.test(password)) return 1
  return password.length >= 16 && variety >= 9 ? 3 : 2
}
