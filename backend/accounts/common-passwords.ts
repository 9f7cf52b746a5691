import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '@/lib/contract/auth-requests'

/** The 10,000 commonest passwords, those of them that are long enough to be asked about. */
const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, 10_000).filter((word) => word.length >= passwordLength.min),
)

/** Whether a password is among the 10,000 commonest, however its letters are capitalised. */
export function isCommon(password: string): boolean {
  return commonest.has(password.toLowerCase())
}
