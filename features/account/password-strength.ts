import { passwordLength } from '@/lib/contract/accounts/auth-requests'

const wordAndDigits = /^\p{L}+[\d\p{P}]*$/u

/**
 * A rough hint how strong a password is, from 0 (nothing typed) to 3: length counts most, as NIST SP 800-63B advises,
 * then how many different characters it has; a single word followed by digits is weak. The backend enforces the actual rules.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0
  const variety = new Set(password).size
  if (password.length < passwordLength.min || variety < 6 || wordAndDigits.test(password)) return 1
  return password.length >= 16 && variety >= 9 ? 3 : 2
}
